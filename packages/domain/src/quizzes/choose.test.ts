import { describe, expect, test } from 'vitest';
import { chooseQuestions, type MetQuestion, optionOrder, quizzesAhead } from './choose.ts';
import { QUIZ_LEVELS, quizLevel } from './level.ts';
import { QUIZ_LENGTH } from './quiz.ts';

const TOPICS = ['life', 'body', 'earth', 'space', 'matter', 'energy', 'doing'];
const bank = Array.from({ length: 64 }, (_, index) => ({
  id: `q-${index}`,
  topic: TOPICS[index % TOPICS.length] ?? 'life',
  level: QUIZ_LEVELS[index % QUIZ_LEVELS.length] ?? 1,
}));
const ids = (questions: readonly { id: string }[]) => questions.map(({ id }) => id);
const met = (itemIds: string[], correct = true, at = 1000): MetQuestion[] =>
  itemIds.map((itemId) => ({ itemId, correct, at }));

describe('the questions of a quiz', () => {
  test('are five different ones of five topics, and always the same for a seed', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const quiz = chooseQuestions(bank, { met: [], seed: `seed-${seed}` });
      expect(new Set(ids(quiz)).size).toBe(QUIZ_LENGTH);
      expect(new Set(quiz.map(({ topic }) => topic)).size).toBe(QUIZ_LENGTH);
      expect(chooseQuestions(bank, { met: [], seed: `seed-${seed}` })).toEqual(quiz);
    }
    expect(chooseQuestions(bank, { met: [], seed: 'a' })).not.toEqual(
      chooseQuestions(bank, { met: [], seed: 'b' }),
    );
  });

  test('do not come again before all were met', () => {
    const answers: MetQuestion[] = [];
    const seen = new Set<string>();
    for (let quiz = 0; quiz < Math.ceil(bank.length / QUIZ_LENGTH); quiz += 1) {
      const unmet = bank.length - seen.size;
      const chosen = chooseQuestions(bank, { met: answers, seed: `walk-${quiz}` });
      const fresh = chosen.filter(({ id }) => !seen.has(id));
      expect(fresh).toHaveLength(Math.min(QUIZ_LENGTH, unmet));
      for (const { id } of chosen) {
        seen.add(id);
        answers.push({ itemId: id, correct: true, at: quiz });
      }
    }
    expect(seen.size).toBe(bank.length);
  });

  test('begin again with those answered wrong, then with those of longest ago', () => {
    const wrong = ids(bank).slice(10, 13);
    const old = ids(bank).slice(40, 42);
    const answers = [
      ...met(ids(bank), true, 2000),
      ...met(old, true, 1000),
      ...met(wrong, false, 3000),
    ];
    const chosen = ids(chooseQuestions(bank, { met: answers, seed: 'again' }));
    expect(new Set(chosen)).toEqual(new Set([...wrong, ...old]));
  });

  test('count by the newest answer', () => {
    const answers = [...met(ids(bank)), ...met(['q-7'], false), ...met(['q-7'], true, 5000)];
    expect(ids(chooseQuestions(bank, { met: answers, seed: 'newest' }))).not.toContain('q-7');
  });

  test.each(QUIZ_LEVELS)('of level %i come before easier and harder ones', (level) => {
    const chosen = chooseQuestions(bank, { met: [], seed: 'level', level });
    expect(chosen.map((question) => question.level)).toEqual(Array(QUIZ_LENGTH).fill(level));
    const most = bank.filter((question) => question.level === level).slice(2);
    const filled = chooseQuestions(bank, { met: met(ids(most)), seed: 'filled', level });
    const levels = filled.map((question) => Math.abs(question.level - level)).sort();
    expect(levels).toEqual([0, 0, 1, 1, 1]);
  });

  test('are all there are where a bank is small', () => {
    expect(chooseQuestions(bank.slice(0, 3), { met: [], seed: 'small' })).toHaveLength(3);
    expect(chooseQuestions([], { met: [], seed: 'none' })).toEqual([]);
  });
});

describe('the order of options', () => {
  test('is every place once, and always the same for a seed and question', () => {
    expect(optionOrder('s', 'q-1', 4).toSorted()).toEqual([0, 1, 2, 3]);
    expect(optionOrder('s', 'q-1', 4)).toEqual(optionOrder('s', 'q-1', 4));
    expect(optionOrder('s', 'q-1', 3).toSorted()).toEqual([0, 1, 2]);
  });

  test('puts each option first about as often', () => {
    const firsts = [0, 0, 0, 0];
    for (let seed = 0; seed < 4000; seed += 1) {
      const first = optionOrder(`s-${seed}`, 'q-1', 4)[0] ?? 0;
      firsts[first] = (firsts[first] ?? 0) + 1;
    }
    for (const count of firsts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

test.each([
  [64, 0, 13],
  [64, 5, 12],
  [64, 63, 1],
  [64, 64, 13],
  [60, 60, 12],
  [60, 70, 12],
])('of %i questions with %i met, %i quizzes lie ahead', (questions, known, ahead) => {
  expect(quizzesAhead(questions, known)).toBe(ahead);
});

test.each([
  ['beginner', 1],
  ['elementary', 1],
  ['easy', 1],
  ['intermediate', 2],
  ['medium', 2],
  ['advanced', 3],
  ['hard', 3],
  ['expert', 3],
] as const)('%s asks for questions of level %i', (difficulty, level) => {
  expect(quizLevel(difficulty)).toBe(level);
});
