import type { LiveMessage, RoomView, SessionView } from '@lamplight/domain/multiplayer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRoomHost, type RoomHost, roomWish, seqs } from './room-host.ts';

let school: RoomHost;
beforeEach(async () => {
  school = await createRoomHost();
});
afterEach(() => school.close());

const types = (messages: readonly LiveMessage[]) => messages.map(({ type }) => type);

describe('a game of two', () => {
  test('is told from the lobby to the end in the documented messages, none left out', async () => {
    const [ruth, boaz] = [
      await school.connect(school.people[0]),
      await school.connect(school.people[1]),
    ];
    const room = await ruth.post<RoomView>('create-room', roomWish);
    expect((await boaz.until('room_created')).room).toMatchObject({ id: room.id, playerCount: 1 });
    await boaz.post(`join-room/${room.id}`);
    const joined = await ruth.until('player_joined');
    expect(joined.room.players).toHaveLength(2);
    expect(joined.player.id).toBe(boaz.account.id);
    boaz.send({ type: 'set_ready', roomId: room.id, ready: true });
    expect((await ruth.until('room_update')).room.players[1]?.isReady).toBe(true);
    await ruth.post(`start-game/${room.id}`);

    let session: SessionView = (await ruth.until('game_started')).session;
    const { totalQuestions } = session;
    for (let question = 0; question < totalQuestions; question += 1) {
      expect(session).toMatchObject({ currentQuestion: question, gamePhase: 'question' });
      const right = school.keyOf(room);
      ruth.answer(session, right);
      boaz.answer(session, right === 0 ? 1 : 0);
      expect((await ruth.until('answer_accepted')).answer).toBe(right);
      const ended = (await ruth.until('question_ended')).session;
      expect(ended.result.correct).toBe(right);
      expect(ended.own?.outcome).toMatchObject({ correct: true });
      await school.pass(12);
      if (question + 1 < totalQuestions) session = (await ruth.until('next_question')).session;
    }
    const { session: end, room: last } = await ruth.until('game_finished');
    expect(end.gamePhase).toBe('finished');
    expect(last.status).toBe('finished');
    expect(end.ranking.map(({ playerId }) => playerId)).toEqual([ruth.account.id, boaz.account.id]);
    await boaz.until('game_finished');

    const eachQuestion = ['answer_accepted', 'question_ended', 'next_question'];
    expect(types(boaz.heard)).toEqual([
      ...['authenticated', 'room_created', 'player_joined', 'room_update', 'game_started'],
      ...Array.from({ length: totalQuestions }, () => eachQuestion)
        .flat()
        .slice(0, -1),
      'game_finished',
    ]);
    const numbers = seqs(boaz.heard);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  });

  test('tells nobody what another chose, or what is right, before the question ends', async () => {
    const { ruth, boaz, room, session } = await school.beginGame();
    ruth.answer(session, school.keyOf(room));
    await ruth.until('answer_accepted');
    boaz.send({ type: 'resync' });
    const seen = await boaz.until('room_update');
    expect(seen.session).toMatchObject({ result: null, playerAnswers: {}, scores: {} });
    expect(seen.session?.own?.answer).toBeNull();
    const question = JSON.stringify(seen.session?.question);
    expect(question).not.toContain('correct');
    expect(question).not.toContain('explanation');
    expect(types(boaz.heard)).not.toContain('answer_accepted');
    ruth.send({ type: 'resync' });
    const own = (await ruth.until('room_update')).session;
    expect(own?.playerAnswers).toEqual({ [ruth.account.id]: school.keyOf(room) });
    expect(own?.own?.score).toBe(0);
  });

  test('takes the first answer of a player and no later one', async () => {
    const { ruth, boaz, session } = await school.beginGame();
    ruth.answer(session, 0);
    ruth.answer(session, 1);
    expect((await ruth.until('answer_accepted')).answer).toBe(0);
    const again = { sessionId: session.id, questionId: session.question?.id, answer: 2 };
    expect(await ruth.post('submit-answer', again)).toEqual({ accepted: true, answer: 0 });
    boaz.answer(session, 1);
    const { session: ended } = await ruth.until('question_ended');
    expect(ended.result.counts.reduce((sum, count) => sum + count)).toBe(2);
    expect(ended.result.counts[0]).toBe(1);
    const rows = await school.host.school.db.selectFrom('roomAnswers').selectAll().execute();
    expect(rows.map(({ answer }) => answer).sort()).toEqual(['0', '1']);
  });

  test('refuses an answer that comes too late, and still knows one that was in time', async () => {
    const { ruth, boaz, session } = await school.beginGame();
    ruth.answer(session, 0);
    await ruth.until('answer_accepted');
    await school.pass(26);
    await boaz.until('question_ended');
    boaz.answer(session, 0);
    expect(await boaz.until('error')).toMatchObject({ code: 'QUESTION_OVER' });
    const again = { sessionId: session.id, questionId: session.question?.id, answer: 3 };
    expect(await ruth.post('submit-answer', again)).toEqual({ accepted: true, answer: 0 });
  });

  test('says every five seconds how much time is left', async () => {
    const { ruth, session } = await school.beginGame();
    expect(session.timeLeft).toBe(25);
    await school.pass(5);
    expect((await ruth.until('time_update')).timeLeft).toBe(20);
    await school.pass(5);
    expect((await ruth.until('time_update')).timeLeft).toBe(15);
  });
});
