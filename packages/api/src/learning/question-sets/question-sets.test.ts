import {
  type DraftOf,
  type QuestionDraft,
  SETS_PER_TEACHER_MAX,
} from '@lamplight/domain/question-sets';
import { answerFrame, answerText, QUESTION_KINDS, rightAnswer } from '@lamplight/domain/questions';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import type { AppError } from '../../platform/app-error.ts';
import { toAppError } from '../../platform/error-mapping.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let teacher: Person;
beforeEach(async () => {
  app = await createTestApp();
  teacher = await app.given.teacher({ firstName: 'Naomi' });
});
afterEach(() => app.close());

const ARK: DraftOf<'choice'> = {
  kind: 'choice',
  question: 'Who built the ark?',
  options: ['Noah', 'Moses', 'David'],
  answer: 0,
  explanation: '',
  topic: 'Genesis',
};
const ABOUT = { explanation: '', topic: '' };
const OF_EACH_KIND: QuestionDraft[] = [
  ARK,
  {
    ...{ kind: 'several', question: 'Who are sons of Noah?', ...ABOUT },
    ...{ options: ['Shem', 'Ham', 'Cain'], answers: [0, 1] },
  },
  { kind: 'true-false', question: 'Was Noah a king?', answer: false, ...ABOUT },
  {
    ...{ kind: 'order', question: 'Who lived first?', ...ABOUT },
    options: ['Noah', 'Moses', 'David'],
  },
  {
    ...{ kind: 'match', question: 'Whose is it?', ...ABOUT },
    pairs: [
      { left: 'Noah', right: 'ark' },
      { left: 'David', right: 'sling' },
    ],
  },
  {
    ...{ kind: 'number', question: 'How long did it rain?', ...ABOUT },
    ...{ answer: 40, tolerance: 2, unit: 'days' },
  },
  { kind: 'word', question: 'Who lived longest?', options: ['Methuselah', 'Mathusala'], ...ABOUT },
];
const FIVE = ['one', 'two', 'three', 'four', 'five'].map((word) => ({
  ...ARK,
  question: `Which word is ${word}?`,
  options: [word, 'none'],
}));

const sets = async (person = teacher) => (await person.call()).questionSets;
const create = async (questions: QuestionDraft[] = FIVE, person = teacher, name = 'Week one') =>
  (await sets(person)).create({ name, questions });
const refusalOf = async (work: Promise<unknown>): Promise<AppError> => {
  const reason = await work.then(
    () => null,
    (error: unknown) => error,
  );
  return toAppError(reason);
};
/** A teacher of another class than the first one. */
async function teacherElsewhere(): Promise<Person> {
  const other = await app.given.teacher();
  await app.db.deleteFrom('classMembers').where('userId', '=', other.id).execute();
  return other;
}

describe('a question set', () => {
  it('is written, listed, read and changed by its teacher', async () => {
    const made = await create();
    expect(made).toMatchObject({ name: 'Week one', isOwn: true, isPlayable: true, version: 1 });
    expect(await (await sets()).list()).toMatchObject([
      { id: made.id, name: 'Week one', questions: 5, teacher: 'Naomi' },
    ]);
    const { id, version } = made;
    const changed = await (await sets()).update({ id, version, name: 'Arks', questions: [ARK] });
    expect(changed).toMatchObject({ name: 'Arks', version: 2, isPlayable: false });
    expect((await (await sets()).get({ id })).questions).toEqual([ARK]);
  });

  it('keeps texts without space around them and without empty options at the end', async () => {
    const loose = { ...ARK, question: ' Who? ', options: ['Noah ', 'Moses', '', ''] };
    expect((await create([loose])).questions).toEqual([
      { ...ARK, question: 'Who?', options: ['Noah', 'Moses'] },
    ]);
  });

  it('is refused with everything that is to be mended, and nothing is kept', async () => {
    const faulty = [ARK, { ...ARK, question: '', options: ['a', 'A'], answer: null }];
    const refusal = await refusalOf(create(faulty));
    expect(refusal.code).toBe('VALIDATION');
    expect(refusal.issues?.map(({ message }) => message)).toEqual([
      'Row 2, question: please write something here.',
      'Row 2, option 2: another option says the same.',
      'Row 2, answer: please say what is right.',
    ]);
    expect(await (await sets()).list()).toEqual([]);
    expect(await create([ARK])).toMatchObject({ questions: [ARK] });
  });

  it('that was changed elsewhere is not overwritten', async () => {
    const { id, version } = await create();
    await (await sets()).update({ id, version, name: 'First', questions: FIVE });
    const late = (await sets()).update({ id, version, name: 'Second', questions: [] });
    expect((await refusalOf(late)).code).toBe('QUESTION_SET_CHANGED');
    expect((await (await sets()).get({ id })).name).toBe('First');
  });

  it('can be one of a hundred, and not one more', async () => {
    const now = app.clock.now();
    const full = Array.from({ length: SETS_PER_TEACHER_MAX - 1 }, (_, number) => ({
      ...{ teacherId: teacher.id, name: `Set ${number}`, questions: '[]', questionCount: 0 },
      ...{ version: 1, createdAt: now, updatedAt: now },
    }));
    await app.db.insertInto('questionSets').values(full).execute();
    const { id } = await create();
    expect((await refusalOf(create())).code).toBe('TOO_MANY_QUESTION_SETS');
    expect((await refusalOf((await sets()).duplicate({ id }))).code).toBe('TOO_MANY_QUESTION_SETS');
  });

  it('goes with its teacher’s account, and stands in what the teacher can download', async () => {
    await create();
    const { tables } = await app.services.ownData.exportFor({ id: teacher.id, age: null });
    expect(tables.questionSets).toMatchObject([{ name: 'Week one' }]);
    await (await teacher.call()).auth.deleteAccount();
    expect(await app.db.selectFrom('questionSets').selectAll().execute()).toEqual([]);
  });

  it('shows where a quotation is not what the Bible says', async () => {
    const wrong = {
      ...ARK,
      explanation: '“The LORD is my shepherd; I shall not hunger.” (Psalm 23:1)',
    };
    const right = {
      ...ARK,
      explanation: '“The LORD is my shepherd; I shall not want.” (Psalm 23:1)',
    };
    const { warnings } = await create([ARK, right, wrong]);
    expect(warnings).toMatchObject([{ row: 3, column: 'explanation', reference: 'Psalm 23:1' }]);
    expect(warnings[0]?.bible).toContain('I shall not want');
  });
});

describe('the sets of others', () => {
  it('can be read and duplicated by those who teach the same class, but not changed', async () => {
    const { id, version } = await create();
    const coTeacher = await app.given.teacher();
    expect(await (await sets(coTeacher)).list()).toMatchObject([
      { id, isOwn: false, teacher: 'Naomi' },
    ]);
    const copy = await (await sets(coTeacher)).duplicate({ id });
    expect(copy).toMatchObject({ name: 'Week one (copy)', isOwn: true, version: 1 });
    const change = (await sets(coTeacher)).update({ id, version, name: 'Mine', questions: FIVE });
    expect((await refusalOf(change)).code).toBe('FORBIDDEN');
    expect((await refusalOf((await sets(coTeacher)).remove({ id }))).code).toBe('FORBIDDEN');
    await (await sets()).remove({ id });
    expect(await (await sets(coTeacher)).list()).toMatchObject([{ id: copy.id }]);
  });

  it('are not there for teachers of other classes', async () => {
    const { id } = await create();
    const other = await teacherElsewhere();
    expect(await (await sets(other)).list()).toEqual([]);
    const attempts = [
      (await sets(other)).get({ id }),
      (await sets(other)).duplicate({ id }),
      (await sets(other)).exportCsv({ id }),
      (await sets(other)).remove({ id }),
    ];
    for (const attempt of attempts) expect((await refusalOf(attempt)).code).toBe('NOT_FOUND');
    expect((await create(FIVE, other)).isOwn).toBe(true);
  });

  it('are no business of students', async () => {
    const { id } = await create();
    const child = await app.given.student();
    expect((await refusalOf((await sets(child)).get({ id }))).code).toBe('FORBIDDEN');
    expect((await (await sets()).get({ id })).name).toBe('Week one');
  });
});

describe('a file of comma-separated values', () => {
  const CSV =
    'question,option1,option2,answer\nWho built the ark?,Noah,Moses,1\n"Who, then?",a,b,b\n';

  it('is looked at first, and becomes a set with a name', async () => {
    const seen = await (await sets()).importCsv({ csv: CSV });
    expect(seen).toMatchObject({ problems: [], set: null });
    expect(seen.questions.map(({ question }) => question)).toEqual([
      'Who built the ark?',
      'Who, then?',
    ]);
    expect(await (await sets()).list()).toEqual([]);
    const { set } = await (await sets()).importCsv({ csv: CSV, name: 'From a file' });
    expect(set).toMatchObject({ name: 'From a file', isPlayable: false });
    expect(set?.questions).toMatchObject([{ answer: 0 }, { answer: 1 }]);
  });

  it.each([
    ['semicolons', 'question;option1;option2;answer\nWho?;a;b;1\n'],
    ['tabs', 'question\toption1\toption2\tanswer\nWho?\ta\tb\t1\n'],
  ])('may be parted by %s', async (_, csv) => {
    const { questions, problems } = await (await sets()).importCsv({ csv });
    expect(problems).toEqual([]);
    expect(questions).toMatchObject([{ question: 'Who?', options: ['a', 'b'], answer: 0 }]);
  });

  it('with something to mend is refused whole, with row and column, and loses nothing', async () => {
    const csv = `${CSV}Who?,same,Same,3\n`;
    const { set, questions, problems } = await (await sets()).importCsv({ csv, name: 'Faulty' });
    expect(set).toBeNull();
    expect(questions).toHaveLength(3);
    expect(problems).toEqual([
      { row: 4, column: 'option2', fault: 'repeated' },
      { row: 4, column: 'answer', fault: 'no-such-option' },
    ]);
    expect(await (await sets()).list()).toEqual([]);
  });

  it('that is no table is told so', async () => {
    const { problems } = await (await sets()).importCsv({
      csv: 'question,option1,option2,answer\n"Who?,a',
    });
    expect(problems).toMatchObject([{ column: 'file', fault: 'no-table' }]);
  });

  it('gives back the set that was written into it, with no cell that a spreadsheet would run', async () => {
    const questions = [
      { ...ARK, question: '=1+1', options: ['-2', '2, "two"', '2'], answer: 1 },
      { ...ARK, explanation: 'Two\nlines.' },
    ];
    const { id } = await create(questions);
    const { filename, csv } = await (await sets()).exportCsv({ id });
    expect(filename).toBe(`questions-${id}.csv`);
    expect(csv).toContain(`"'=1+1","'-2"`);
    const read = await (await sets()).importCsv({ csv, name: 'Again' });
    expect(read.problems).toEqual([]);
    expect(read.set?.questions).toEqual(questions);
  });
});

describe('the questions for a room', () => {
  const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  const actor = async (person = teacher) => {
    const user = await app.services.sessions.validate(person.token);
    if (user === null) throw new Error('nobody is signed in');
    return user;
  };

  test('are those of the set, each with its right option', async () => {
    const { id } = await create();
    const questions = await app.services.questionSets.questionsForRoom(await actor(), id, 'a game');
    expect(questions.map(({ text }) => text)).toEqual(FIVE.map(({ question }) => question));
    const right = questions.map((question) => (question.kind === 'choice' ? question.correct : -1));
    for (const [at, { options, category }] of questions.entries()) {
      expect(options[right[at] ?? -1]).toBe(FIVE[at]?.options[0]);
      expect(category).toBe('Genesis');
    }
    expect(new Set(right).size).toBe(2);
  });

  test('are mixed anew for each game', async () => {
    const { id } = await create(OF_EACH_KIND);
    const by = await actor();
    const { questionsForRoom } = app.services.questionSets;
    const games = await Promise.all(SEEDS.map((seed) => questionsForRoom(by, id, seed)));
    for (const kind of ['choice', 'several', 'order', 'match'] as const) {
      const shown = games.map((game) => game.find((one) => one.kind === kind)?.options.join());
      expect(new Set(shown).size).toBeGreaterThan(1);
    }
    expect(await questionsForRoom(by, id, 'one')).toEqual(await questionsForRoom(by, id, 'one'));
  });

  test('of every kind hold what the teacher wrote, mixed, and know what is right', async () => {
    const { questions: written } = await create(OF_EACH_KIND);
    expect(written).toEqual(OF_EACH_KIND);
    const [summary] = await (await sets()).list();
    const asked = await app.services.questionSets.questionsForRoom(
      await actor(),
      summary?.id ?? expect.fail(),
      'a game',
    );
    expect(asked.map(({ kind }) => kind)).toEqual(QUESTION_KINDS);
    const words = { truths: ['true', 'false'], number: String } as const;
    expect(asked.map((one) => answerText(answerFrame(one), rightAnswer(one), words))).toEqual([
      'Noah',
      expect.stringMatching(/^(Shem, Ham|Ham, Shem)$/u),
      'false',
      '1. Noah, 2. Moses, 3. David',
      'Noah: ark; David: sling',
      '40 days',
      'Methuselah',
    ]);
  });

  test('are at least three, and not for a teacher of another class', async () => {
    const { id } = await create(FIVE.slice(0, 2));
    const { questionsForRoom } = app.services.questionSets;
    expect((await refusalOf(questionsForRoom(await actor(), id, 'a'))).code).toBe(
      'QUESTION_SET_TOO_SMALL',
    );
    const whole = await create(FIVE.slice(0, 3));
    expect(await questionsForRoom(await actor(), whole.id, 'a')).toHaveLength(3);
    const other = await teacherElsewhere();
    expect((await refusalOf(questionsForRoom(await actor(other), whole.id, 'a'))).code).toBe(
      'NOT_FOUND',
    );
  });
});
