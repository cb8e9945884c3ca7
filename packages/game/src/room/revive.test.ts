import { describe, expect, test } from 'vitest';
import { child, classRoom, duel, lesson } from '../../test/scene.ts';
import { reviveAnswers } from './revive.ts';
import type { Room } from './room.ts';

const stored = (room: Room): Room => JSON.parse(JSON.stringify(room));

describe('a restarted room', () => {
  test('is what it was, whatever the order of the stored answers', () => {
    const scene = lesson(classRoom(), ...[5, 3, 9, 1].map((id) => child(id)));
    const snapshot = stored(scene.room);
    for (const id of [9, 1, 5]) {
      scene.seconds(2);
      scene.answer(id, id % 2);
    }
    const rows = stored(scene.room).game?.answers ?? [];
    expect(reviveAnswers(snapshot, rows)).toEqual(scene.room);
    expect(reviveAnswers(snapshot, rows.toReversed())).toEqual(scene.room);
  });

  test('counts answers that its snapshot holds once', () => {
    const scene = lesson(classRoom(), child(1), child(2), child(3));
    scene.answer(1);
    scene.do({ type: 'away', by: 3 });
    const snapshot = stored(scene.room);
    const rows = stored(scene.room).game?.answers ?? [];
    expect(reviveAnswers(snapshot, rows)).toEqual(scene.room);
    expect(scene.answer(2)).toEqual(['answered', 'question-ended']);
  });

  test('ends its question at once where the last answer was stored and the end was not', () => {
    const scene = duel();
    const snapshot = stored(scene.room);
    scene.answer(1);
    const [first] = scene.game.answers;
    const rows = [first ?? expect.fail(), { ...(first ?? expect.fail()), playerId: 2 }];
    scene.room = reviveAnswers(snapshot, rows);
    expect(scene.pass(0)).toEqual(['question-ended']);
    expect([scene.standing(1).score, scene.standing(2).score]).toEqual([150, 150]);
  });

  test('takes nothing in once the question has ended, or without a game', () => {
    const scene = duel();
    scene.answer(1);
    const answer = scene.game.answers[0] ?? expect.fail();
    scene.control('end');
    expect(reviveAnswers(scene.room, [{ ...answer, playerId: 2 }])).toBe(scene.room);
    scene.control('reopen');
    expect(reviveAnswers(scene.room, [answer])).toBe(scene.room);
  });
});
