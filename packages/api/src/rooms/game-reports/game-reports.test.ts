import { REPORTS_PAGE } from '@lamplight/domain/game-reports';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toAppError } from '../../platform/error-mapping.ts';
import { firstClassId, givenClass } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';
import { givenGame, RIGHT } from '../../testing/played-game.ts';

const WRONG = 0;

let app: TestApp;
let classId: number;
let teacher: Person;
let ruth: Person;
let boaz: Person;
beforeEach(async () => {
  app = await createTestApp();
  classId = await firstClassId(app);
  teacher = await app.given.teacher();
  ruth = await app.given.student({ username: 'ruth', firstName: 'Ruth' });
  boaz = await app.given.student({ username: 'boaz', parentEmail: 'eva@example.org' });
});
afterEach(() => app.close());

/** Three questions: all know the first, Ruth the second too, nobody answers the third right. */
const game = (more: Partial<Parameters<typeof givenGame>[1]> = {}) =>
  givenGame(app, {
    classId,
    players: [
      { person: boaz, choices: [RIGHT, WRONG, null] },
      { person: ruth, choices: [RIGHT, RIGHT, 2] },
    ],
    ...more,
  });

describe('a report', () => {
  test('has the questions, hardest first, with the choices of the class', async () => {
    const gameId = await game();
    const report = await (await teacher.call()).gameReports.get({ gameId });
    expect(report).toMatchObject({
      ...{ gameId, roomName: 'Owls', gameType: 'bible-trivia', className: 'Our class' },
      ...{ players: 2, shareRight: 0.6, finishedAt: '2026-06-15T09:03:00.000Z' },
    });
    expect(report.questions.map(({ place, shareRight }) => [place, shareRight])).toEqual([
      [2, 0],
      [1, 0.5],
      [0, 1],
    ]);
    expect(report.questions[1]).toMatchObject({
      ...{ text: 'Question 2?', answers: 2, right: 1, medianSeconds: 2.5 },
      options: [
        { text: 'Seed', correct: false, count: 1 },
        { text: 'Bread', correct: true, count: 1 },
        { text: 'Sheep', correct: false, count: 0 },
        { text: 'Coin', correct: false, count: 0 },
      ],
    });
  });

  test('has the children by their real names, best first, with what they missed', async () => {
    const { children } = await (await teacher.call()).gameReports.get({ gameId: await game() });
    expect(children).toEqual([
      {
        ...{ userId: ruth.id, name: 'Ruth', username: 'ruth', team: null, score: 200 },
        ...{ correct: 2, answers: 3, bestStreak: 2, rank: 1, missed: [2] },
      },
      {
        ...{ userId: boaz.id, name: 'boaz', username: 'boaz', team: null, score: 100 },
        ...{ correct: 1, answers: 2, bestStreak: 1, rank: 2, missed: [1, 2] },
      },
    ]);
  });

  test('can be read while the game runs, and of one that nobody answered', async () => {
    const { gameReports } = await teacher.call();
    const running = await gameReports.get({ gameId: await game({ finished: false }) });
    expect(running).toMatchObject({ finishedAt: null, children: [{ rank: null }, { rank: null }] });
    const silent = await game({ players: [{ person: ruth, choices: [null, null] }] });
    expect(await gameReports.get({ gameId: silent })).toMatchObject({
      ...{ questions: [], shareRight: null },
      children: [{ answers: 0, missed: [] }],
    });
  });

  test('goes on without a child whose account is gone', async () => {
    const gameId = await game();
    await (await boaz.call()).auth.deleteAccount();
    const report = await (await teacher.call()).gameReports.get({ gameId });
    expect(report.children.map(({ username }) => username)).toEqual(['ruth']);
    expect(JSON.stringify(report)).not.toContain('boaz');
    for (const table of ['roomGamePlayers', 'roomAnswers'] as const) {
      const left = await app.db.selectFrom(table).select('userId').distinct().execute();
      expect(left).toEqual([{ userId: ruth.id }]);
    }
  });
});

/** Who asks for the report of a game of the first class, and whether they get it. */
const PEOPLE: readonly [who: string, allowed: boolean, person: () => Promise<Person>][] = [
  ['a teacher of the class', true, async () => teacher],
  ['a co-teacher', true, () => app.given.teacher()],
  ['an admin', true, () => app.given.admin()],
  ['a teacher who waits for approval', false, () => app.given.teacher({ approved: false })],
  ['a teacher of another class', false, teacherOfAnotherClass],
  ['a child who played', false, async () => ruth],
  ['a child who hosted', false, async () => boaz],
  ['another child', false, () => app.given.student()],
  ['a parent of a child who played', false, () => app.given.parent({ email: 'eva@example.org' })],
];

async function teacherOfAnotherClass(): Promise<Person> {
  const other = await app.given.teacher();
  await givenClass(app, 'Lilies', { teachers: [other] });
  return other;
}

describe('whoever asks', () => {
  test.each(PEOPLE)('is %s and reads the report: %s', async (_, allowed, person) => {
    const gameId = await game({ hostId: boaz.id });
    const { gameReports } = await (await person()).call();
    if (allowed) {
      expect(await gameReports.get({ gameId })).toMatchObject({ gameId });
      expect((await gameReports.csv({ gameId })).csv).toContain('Ruth');
      expect((await gameReports.list()).games).toMatchObject([{ gameId }]);
    } else {
      for (const call of [gameReports.get({ gameId }), gameReports.csv({ gameId })]) {
        expect(await call.catch(toAppError)).toMatchObject({ code: 'FORBIDDEN' });
      }
      const list = await gameReports.list().catch(toAppError);
      if ('games' in list) expect(list.games).toEqual([]);
      else expect(list).toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  test('is a visitor and has to sign in', async () => {
    const gameId = await game();
    const { gameReports } = app.visitor;
    for (const call of [gameReports.get({ gameId }), gameReports.list()]) {
      expect(await call.catch(toAppError)).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });

  test('sees the games of rooms that students open only as an admin', async () => {
    const gameId = await game({ classId: null });
    const refused = (await teacher.call()).gameReports.get({ gameId });
    expect(await refused.catch(toAppError)).toMatchObject({ code: 'FORBIDDEN' });
    const admin = await app.given.admin();
    expect(await (await admin.call()).gameReports.get({ gameId })).toMatchObject({ classId: null });
  });
});

describe('the list', () => {
  test('has the newest games first, a page at a time', async () => {
    const ids: number[] = [];
    for (let made = 0; made < REPORTS_PAGE + 2; made += 1) ids.unshift(await game());
    const { gameReports } = await teacher.call();
    const first = await gameReports.list();
    expect(first.games.map(({ gameId }) => gameId)).toEqual(ids.slice(0, REPORTS_PAGE));
    const second = await gameReports.list({ before: first.before ?? undefined });
    expect(second.games.map(({ gameId }) => gameId)).toEqual(ids.slice(REPORTS_PAGE));
    expect(second.before).toBeNull();
  });

  test('has no further page when the last one is full', async () => {
    for (let made = 0; made < REPORTS_PAGE; made += 1) await game();
    expect((await (await teacher.call()).gameReports.list()).before).toBeNull();
  });
});

describe('the file for a spreadsheet', () => {
  test('has a row for each child, a column for each question and the shares below', async () => {
    const { filename, csv } = await (await teacher.call()).gameReports.csv({
      gameId: await game(),
    });
    expect(filename).toBe('game-1-2026-06-15.csv');
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFName,Username,Rank,Points,Right answers,Answers,1. Question 1?,2. Question 2?,3. Question 3?',
      'Ruth,ruth,1,200,2,3,right,right,wrong',
      'boaz,boaz,2,100,1,2,right,wrong,',
      'Share of right answers,,,,,,100%,50%,0%',
    ]);
  });

  test.each([
    ['=1+1', `"'=1+1"`],
    ['+49', `"'+49"`],
    ['-2', `"'-2"`],
    ['@sum', `"'@sum"`],
    ['Anna, Maria', '"Anna, Maria"'],
  ])('holds the name %s as %s', async (firstName, cell) => {
    const gameId = await game();
    await app.db.updateTable('users').set({ firstName }).where('id', '=', ruth.id).execute();
    const { csv } = await (await teacher.call()).gameReports.csv({ gameId });
    const [, row] = csv.split('\r\n');
    expect(row).toBe(`${cell},ruth,1,200,2,3,right,right,wrong`);
  });

  test('speaks the language of the teacher', async () => {
    const gameId = await game();
    await (await teacher.call()).profiles.update({ language: 'de' });
    const { csv } = await (await teacher.call()).gameReports.csv({ gameId });
    expect(csv).toContain('Richtige Antworten');
    expect(csv).toContain('Ruth,ruth,1,200,2,3,richtig,richtig,falsch');
  });
});
