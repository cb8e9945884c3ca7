import type { RoomView } from '@lamplight/domain/multiplayer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRoomHost, type RoomHost, roomWish } from './room-host.ts';
import { openSocket } from './socket-client.ts';

let school: RoomHost;
beforeEach(async () => {
  school = await createRoomHost();
});
afterEach(() => school.close());

describe('harm from outside', () => {
  test.each(['ping', 'resync', 'set_ready', 'submit_answer'])(
    '%s in the name of another is refused, and the game goes on',
    async (type) => {
      const { ruth, boaz, room, session } = await school.beginGame();
      const asked = { roomId: room.id, ready: true, sessionId: session.id, answer: 0 };
      boaz.send({ type, ...asked, questionId: session.question?.id, userId: ruth.account.id });
      expect(await boaz.until('error')).toMatchObject({ code: 'FORBIDDEN' });
      expect(await boaz.closed()).toBe(1008);
      ruth.send({ type, ...asked, questionId: session.question?.id, userId: ruth.account.id });
      ruth.send({ type: 'ping' });
      await ruth.until('pong');
      const state = await ruth.current();
      expect(state.session?.gamePhase).toMatch(/question|explanation/);
    },
  );

  test('messages before a socket says whose it is do nothing', async () => {
    const { session } = await school.beginGame();
    const stranger = await openSocket(school.origin, '/ws', {
      headers: { authorization: `Bearer ${school.people[1].token}` },
    });
    stranger.send({
      type: 'submit_answer',
      sessionId: session.id,
      questionId: session.question?.id,
      answer: 0,
    });
    expect(await stranger.next()).toMatchObject({ type: 'error', code: 'UNAUTHENTICATED' });
    stranger.socket.terminate();
  });

  test('floods, garbage and huge messages end their own socket and no game', async () => {
    const { ruth, boaz, session } = await school.beginGame();
    const flooder = await school.connect(await school.host.school.given.student());
    const huge = await school.connect(await school.host.school.given.student());
    const strange = await school.connect(await school.host.school.given.student());
    for (let sent = 0; sent < 200; sent += 1) {
      flooder.send({
        type: 'submit_answer',
        sessionId: session.id,
        questionId: 'x',
        answer: sent % 4,
      });
    }
    huge.send({ type: 'ping', padding: 'a'.repeat(17 * 1024) });
    strange.socket.send(Buffer.from([0, 255, 1]));
    for (const garbage of ['{', '[]', '"', '{"type":"submit_answer","answer":-1}', 'null']) {
      strange.send(garbage);
    }
    expect(await flooder.closed()).toBe(1008);
    expect(await huge.closed()).toBe(1009);
    for (let refused = 0; refused < 6; refused += 1) await strange.until('error');
    strange.send({ type: 'ping' });
    await strange.until('pong');

    ruth.answer(session, 0);
    boaz.answer(session, 1);
    await ruth.until('question_ended');
    await school.pass(12);
    expect((await boaz.until('next_question')).session.currentQuestion).toBe(1);
  });

  test('somebody of the game next door cannot answer in this one', async () => {
    const { session } = await school.beginGame();
    const [naomi, orpah] = [
      await school.connect(await school.host.school.given.student()),
      await school.connect(await school.host.school.given.student()),
    ];
    const other = await naomi.post<RoomView>('create-room', roomWish);
    await orpah.post(`join-room/${other.id}`);
    await naomi.post(`start-game/${other.id}`);
    await naomi.until('game_started');
    naomi.answer(session, 0);
    expect(await naomi.until('error')).toMatchObject({ code: 'NO_GAME_RUNNING' });
    expect(await school.host.school.db.selectFrom('roomAnswers').selectAll().execute()).toEqual([]);
  });
});
