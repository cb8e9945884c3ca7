import type { RoomQuestion } from '@lamplight/domain/multiplayer';
import type { TournamentBoard } from '@lamplight/domain/tournaments';
import { runTests } from '@lamplight/sandbox/runner';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toAppError } from '../../platform/error-mapping.ts';
import { silentLog } from '../../platform/log.ts';
import { secureRandom } from '../../platform/random.ts';
import { createServices } from '../../services.ts';
import { createTestApp, TEST_RELEASE, type TestApp } from '../../testing/index.ts';
import { givenTournamentClass, type TournamentClass } from '../../testing/tournament-class.ts';

let app: TestApp;
let camp: TournamentClass;
beforeEach(async () => {
  app = await createTestApp();
  camp = await givenTournamentClass(app);
});
afterEach(() => app.close());

const refusal = async (call: Promise<unknown>) =>
  (await call.catch(toAppError)) as { code: string };
const everywhere = (board: TournamentBoard, status: string) =>
  expect(board.teams.map((team) => team.status)).toEqual(board.teams.map(() => status));

describe('the rounds', () => {
  test('begin in all rooms at once', async () => {
    const { id } = await camp.open();
    const board = await (await camp.lead()).startAll({ id });
    everywhere(board, 'playing');
    expect(board.teams).toMatchObject(
      board.teams.map(() => ({ currentQuestion: 0, gamePhase: 'question', answered: 0, of: 2 })),
    );
  });

  test('show who has answered and, once the question is over, the mean of each team', async () => {
    const { id } = await camp.open();
    await (await camp.lead()).startAll({ id });
    const code = (await camp.roomOf(camp.clever))?.room.id;
    const teamOf = (board: TournamentBoard) => board.teams.find(({ roomId }) => roomId === code);
    await camp.answer(camp.clever, true);
    expect(teamOf(await (await camp.lead()).board({ id }))).toMatchObject({
      answered: 1,
      total: 0,
    });
    for (const child of camp.children.slice(1)) await camp.answer(child, false);
    // 100 points and 50 for an answer without delay, halved: the other one of the team was wrong.
    const board = await (await camp.lead()).board({ id });
    expect(teamOf(board)).toMatchObject({ gamePhase: 'explanation', total: 75, rank: 1 });
    expect(board.teams.find(({ roomId }) => roomId !== code)).toMatchObject({ total: 0, rank: 2 });
  });

  test('go on with the same teams and new questions, and add up', async () => {
    const { id } = await camp.open();
    const before = await camp.arrive();
    await camp.play(id);
    const next = await (await camp.lead()).nextRound({ id });
    everywhere(next, 'waiting');
    expect(next.round).toBe(2);
    expect(await camp.arrive()).toEqual(before);
    const board = await camp.play(id);
    everywhere(board, 'finished');
    const code = (await camp.roomOf(camp.clever))?.room.id;
    expect(board.teams.find(({ roomId }) => roomId === code)).toMatchObject({
      ...{ rounds: [75, 75], total: 150, rank: 1 },
    });
    const games = await app.db
      .selectFrom('roomGames')
      .select(['id', 'tournamentRound', 'roomCode'])
      .where('roomCode', '=', code ?? '')
      .where('tournamentId', '=', id)
      .execute();
    expect(games.map(({ tournamentRound }) => tournamentRound)).toEqual([1, 2]);
    const questions = await app.db
      .selectFrom('roomGameQuestions')
      .select(['gameId', 'question'])
      .where(
        'gameId',
        'in',
        games.map((game) => game.id),
      )
      .execute();
    const idsOf = (game: number) =>
      new Set(
        questions
          .filter(({ gameId }) => gameId === game)
          .map(({ question }) => (JSON.parse(question) as RoomQuestion).id),
      );
    const [first, second] = games.map((game) => idsOf(game.id));
    expect(first?.size).toBeGreaterThan(0);
    expect([...(first ?? [])].filter((question) => second?.has(question))).toEqual([]);
  });

  test('find a room for a team whose room has closed, with the same members', async () => {
    const { id } = await camp.open();
    const before = await camp.play(id);
    const together = await camp.arrive();
    app.clock.advance({ minutes: 21 });
    everywhere(await (await camp.lead()).board({ id }), 'closed');
    const after = await (await camp.lead()).nextRound({ id });
    everywhere(after, 'waiting');
    expect(after.teams.map(({ total }) => total)).toEqual(before.teams.map(({ total }) => total));
    const again = await camp.arrive();
    const moved = new Map(before.teams.map((team, at) => [team.roomId, after.teams[at]?.roomId]));
    expect(again).toEqual(together.map((code) => moved.get(code ?? '')));
  });

  test('are refused out of turn', async () => {
    const { id } = await camp.open();
    const { startAll, nextRound } = await camp.lead();
    expect(await refusal(nextRound({ id }))).toMatchObject({ code: 'NO_GAME_RUNNING' });
    await startAll({ id });
    expect(await refusal(startAll({ id }))).toMatchObject({ code: 'GAME_RUNNING' });
    expect(await refusal(nextRound({ id }))).toMatchObject({ code: 'GAME_RUNNING' });
  });

  test('start in the rooms where two are here, and nowhere when none is', async () => {
    const { id } = await (await camp.lead()).create(camp.wish());
    const call = (await camp.lead()).startAll({ id });
    expect(await refusal(call)).toMatchObject({ code: 'TOO_FEW_PLAYERS' });
    const codes = await camp.arrive();
    const absent = camp.children[codes.indexOf(codes[0])];
    if (!absent) throw new Error('nobody is here');
    await (await absent.call()).multiplayer.leave({ roomId: codes[0] ?? '' });
    const board = await (await camp.lead()).startAll({ id });
    const statusOf = (code: string | undefined) =>
      board.teams.find(({ roomId }) => roomId === code)?.status;
    expect(statusOf(codes[0])).toBe('waiting');
    expect(board.teams.filter(({ status }) => status === 'playing')).toHaveLength(1);
  });

  test('come to an end with the totals', async () => {
    const { id } = await camp.open();
    await camp.play(id);
    await (await camp.lead()).nextRound({ id });
    await (await camp.lead()).startAll({ id });
    const board = await (await camp.lead()).finish({ id });
    everywhere(board, 'finished');
    expect(board.finishedAt).toBe('2026-06-15T09:00:00.000Z');
    expect(board.teams.map(({ total }) => total).toSorted()).toEqual([0, 75]);
    for (const call of [
      (await camp.lead()).startAll({ id }),
      (await camp.lead()).nextRound({ id }),
    ]) {
      expect(await refusal(call)).toMatchObject({ code: 'TOURNAMENT_FINISHED' });
    }
    expect(await (await camp.lead()).finish({ id })).toMatchObject({
      finishedAt: board.finishedAt,
    });
  });
});

test('a host that starts again goes on with the tournament', async () => {
  const { id } = await camp.open();
  const before = await camp.play(id);
  await app.services.multiplayer.hub.stop();
  const services = createServices({
    ...{ db: app.db, clock: app.clock, random: secureRandom, log: silentLog },
    ...{ mailTransport: null, teachersAreApproved: false, demoAccounts: false },
    release: TEST_RELEASE,
    runner: { run: (_userId, job) => runTests(job) },
  });
  await services.prepareHost();
  const { user } = await services.signIn.signIn(camp.teacher.username, camp.teacher.password);
  const { board, nextRound } = services.tournaments;
  expect(await board(user, id)).toEqual(before);
  await nextRound(user, id);
  everywhere(await board(user, id), 'waiting');
  await services.multiplayer.hub.stop();
});
