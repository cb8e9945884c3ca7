import { expect, describe as group, it, test } from 'vitest';
import type { QuizItem } from '../../quizzes/quiz-item.ts';
import { embeddedScripture } from '../../scripture/passages.ts';
import { checkQuizFairness } from './fairness.ts';
import type { WrittenQuiz } from './file.ts';
import { checkQuizReading, quizGrade } from './reading.ts';
import { checkQuizScripture, quizStretches } from './scripture.ts';
import { checkQuizStructure } from './structure.ts';

const PICTURES = new Set(['lion']);

function item(number: number, changes: Partial<QuizItem> = {}): QuizItem {
  return {
    id: `bible-el-${String(number).padStart(3, '0')}`,
    question: `Who slept in pit number ${number}?`,
    options: ['Daniel did', 'Jonah sang', 'Ruth stood', 'Saul spoke'],
    answer: number % 4,
    explanation:
      'Daniel kept on praying to God. The hungry lions did not touch him at all during that night.',
    topic: 'prophets-and-exile',
    reference: 'Daniel 6:16-23',
    ...changes,
  };
}

/** A sound file of 60 questions, then those that are given. */
function file(...added: QuizItem[]): WrittenQuiz {
  const sound = Array.from({ length: 60 }, (_, index) => item(index + 1));
  return { bank: 'quizzes', subject: 'bible', band: 'elementary', items: [...sound, ...added] };
}

const structure = (...added: QuizItem[]) =>
  checkQuizStructure([file(...added)], PICTURES).map(({ message }) => message);

group('a file of quiz questions', () => {
  it('has no findings when it is sound', () => {
    expect(structure(item(61, { picture: 'lion', week: 8 }))).toEqual([]);
  });

  it.each<[string, Partial<QuizItem>, string]>([
    ['an id of another band', { id: 'bible-in-061' }, 'the id is not bible-el-001'],
    ['three options', { options: ['a', 'b', 'c'], answer: 0 }, '3 options, not 4'],
    ['a key that names no option', { answer: 4 }, 'there is no option 4'],
    ['equal options', { options: ['a', 'b', 'c', 'A.'] }, 'two options say the same'],
    [
      'an option that names the others',
      { options: ['a', 'b', 'c', 'All of the above'] },
      "no option is 'All of the above'",
    ],
    ['a topic of another subject', { topic: 'geometry' }, "'geometry' is no topic of bible"],
    ['a week after the last', { week: 9 }, '9 is no week of the programme'],
    ['an unknown picture', { picture: 'lyon' }, "the picture 'lyon' is not in the set"],
    ['an empty explanation', { explanation: ' ' }, 'explanation is empty'],
  ])('is told of %s', (_, changes, message) => {
    expect(structure(item(61, changes))).toContain(message);
  });

  it('is told of an explanation that only repeats, of too few questions, and of a missing reference', () => {
    const { reference, ...without } = item(61);
    expect(reference).toBeDefined();
    expect(structure({ ...without, explanation: without.question })).toEqual([
      'the explanation only repeats the question',
      'has no reference',
    ]);
    expect(checkQuizStructure([{ ...file(), items: [item(1)] }], PICTURES)[0]?.message).toBe(
      '1 questions, not at least 60',
    );
  });

  it('is told of an id and a question that stand twice', () => {
    expect(structure(item(60, { question: 'Another one?' }))).toEqual([
      'its id is also that of quizzes/bible/elementary.en.yaml bible-el-060',
    ]);
    expect(structure(item(61, { question: 'Who slept in pit number 3?' }))).toHaveLength(1);
  });
});

group('the right answers of a file', () => {
  const fairness = (items: QuizItem[]) =>
    checkQuizFairness([{ ...file(), items }]).map(({ message }) => message);

  it('are spread evenly and are of all lengths', () => {
    expect(fairness([...file().items])).toEqual([]);
  });

  it('may not lean on a place', () => {
    const items = file().items.map((one, at) => (at < 8 ? { ...one, answer: 0 } : one));
    expect(fairness(items)).toEqual(['21 of 60 right answers are at position 0']);
  });

  it('may not stand out by their length', () => {
    const long = file().items.map((one) => ({
      ...one,
      options: one.options.map((text, at) =>
        at === one.answer ? `${text} for a long time` : text,
      ),
    }));
    expect(fairness(long)).toEqual(['in 60 of 60 the right option is the longest']);
  });
});

group('the words of a file', () => {
  it('are read with the effort of their band', () => {
    expect(checkQuizReading([file()])).toEqual([]);
    const hard = file().items.map((one) => ({
      ...one,
      explanation:
        'Administrative officials persuaded the sovereign to promulgate irrevocable legislation.',
    }));
    expect(checkQuizReading([{ ...file(), items: hard }])[0]?.message).toMatch(/^reading level /);
  });

  it('are short for the youngest, and formulas count as one word', () => {
    const young = { ...file(), band: 'kindergarten' as const };
    expect(checkQuizReading([young])).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('a sentence of 12 words') }),
    );
    const formula = file().items.map((one) => ({
      ...one,
      explanation: `${one.explanation} So $\\frac{1}{2} + \\frac{1}{2} = 1$ here.`,
    }));
    expect(quizGrade({ ...file(), items: formula })).toBeLessThan(4);
  });

  it('quote exactly and name passages that exist', () => {
    const quoting = (explanation: string, reference = 'Genesis 1:3') =>
      checkQuizScripture([file(item(61, { explanation, reference }))], embeddedScripture).map(
        ({ message }) => message,
      );
    expect(quoting('He said, “Let there be light,” (Genesis 1:3) first.')).toEqual([]);
    expect(quoting('He said, “Let there be a light” (Genesis 1:3).')).toHaveLength(1);
    expect(quoting('He said, “Let there be light.”')).toHaveLength(1);
    expect(quoting('Light came first.', 'Genesis 51:1')).toEqual([
      "'Genesis 51:1' is no reference to a passage of the Bible",
    ]);
  });

  it('go to the checks of all texts, item by item', () => {
    expect(quizStretches([{ ...file(), items: [item(1)] }]).map(({ label }) => label)).toEqual([
      'bible-el-001 question',
      'bible-el-001 options[0]',
      'bible-el-001 options[1]',
      'bible-el-001 options[2]',
      'bible-el-001 options[3]',
      'bible-el-001 explanation',
    ]);
  });
});

test('a question of another band may not be asked again', () => {
  const other: WrittenQuiz = {
    bank: 'quizzes',
    subject: 'bible',
    band: 'advanced',
    items: [item(1)],
  };
  const messages = checkQuizStructure([file(), other], PICTURES).map(({ message }) => message);
  expect(messages).toContain(
    'its question is also that of quizzes/bible/elementary.en.yaml bible-el-001',
  );
});
