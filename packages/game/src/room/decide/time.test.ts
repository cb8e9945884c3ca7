import { describe, expect, test } from 'vitest';
import { child, classRoom, duel, lesson, NOON, Scene, studentRoom } from '../../../test/scene.ts';
import { nextWake } from '../timing.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

describe('a question ends', () => {
  test('when all who are here have answered', () => {
    const scene = new Scene(studentRoom(), child(2), child(3));
    scene.start();
    scene.do({ type: 'away', by: 3 });
    expect(scene.answer(1)).toEqual(['answered']);
    expect(scene.answer(2)).toEqual(['answered', 'question-ended']);
  });

  test('when the one who was waited for goes', () => {
    for (const type of ['leave', 'away'] as const) {
      const scene = new Scene(studentRoom(), child(2));
      scene.start();
      scene.answer(1);
      expect(scene.do({ type, by: 2 })).toContain('question-ended');
    }
  });

  test('when the time is up, a moment later for answers on their way', () => {
    const scene = duel();
    expect(scene.pass(20_399)).toEqual([]);
    expect(scene.pass(1)).toEqual(['question-ended']);
  });

  test('when the time of the last one with more of it is up', () => {
    const more = [child(1, { timeFactor: 2 }), child(2, { timeFactor: 1.5 }), child(3)];
    const scene = lesson(classRoom(), ...more);
    expect(scene.seconds(31)).toEqual([]);
    scene.answer(1);
    expect(scene.pass(0)).toEqual(['question-ended']);
  });

  test('at the usual time where those with more of it have answered or are away', () => {
    const more = [child(1, { timeFactor: 2 }), child(2, { timeFactor: 2 }), child(3)];
    const scene = lesson(classRoom(), ...more);
    scene.answer(1);
    scene.do({ type: 'away', by: 2 });
    expect(scene.seconds(20)).toEqual([]);
    expect(scene.seconds(1)).toEqual(['question-ended']);
  });

  test('at the usual time where nobody is here, so that all may come back', () => {
    const scene = duel();
    scene.answer(1);
    scene.do({ type: 'away', by: 1 });
    expect(scene.do({ type: 'away', by: 2 })).toEqual(['player-away']);
    expect(scene.seconds(20)).toEqual([]);
    expect(scene.seconds(1)).toEqual(['question-ended']);
  });

  test('in a calm room when all have answered, after three minutes at the latest', () => {
    const waited = duel({ calm: true });
    expect(waited.seconds(179)).toEqual([]);
    expect(waited.seconds(1)).toEqual(['question-ended']);
    const quick = duel({ calm: true });
    quick.answer(1);
    expect(quick.answer(2)).toEqual(['answered', 'question-ended']);
  });
});

describe('an explanation', () => {
  test.each([true, false])('ends by time, also in a calm room (%s)', (calm) => {
    const scene = duel({ calm });
    scene.answer(1);
    scene.answer(2);
    expect(scene.pass(10 * SECOND - 1)).toEqual([]);
    expect(scene.pass(1)).toEqual(['question-opened']);
    expect(scene.game).toMatchObject({ current: 1, phase: 'question', answers: [] });
  });

  test('of the last question ends the game', () => {
    const scene = duel();
    const happened = scene.seconds(3 * 31);
    expect(happened.at(-1)).toBe('game-finished');
    expect(happened.filter((type) => type === 'question-ended')).toHaveLength(3);
    expect(scene.room.status).toBe('finished');
  });
});

describe('a room closes', () => {
  test('when nobody touched its lobby for half an hour', () => {
    const scene = new Scene(studentRoom(), child(2));
    scene.minutes(20);
    scene.do({ type: 'set-ready', by: 2, ready: true });
    expect(scene.minutes(29)).toEqual([]);
    expect(scene.minutes(1)).toEqual(['closed']);
    expect(scene.room.end).toBe('stuck');
  });

  test('when nobody was there for five minutes of a game', () => {
    const scene = new Scene(studentRoom({ calm: true }), child(2));
    scene.start(9);
    scene.do({ type: 'away', by: 1 });
    scene.minutes(1);
    scene.do({ type: 'away', by: 2 });
    const [last, before] = scene.pass(5 * MINUTE).toReversed();
    expect([before, last]).toEqual(['game-finished', 'closed']);
    expect(scene.room.end).toBe('empty');
  });

  test('not when somebody came back in time', () => {
    const scene = new Scene(studentRoom({ calm: true }), child(2));
    scene.start(9);
    scene.do({ type: 'away', by: 1 });
    scene.do({ type: 'away', by: 2 });
    scene.minutes(4);
    scene.do({ type: 'back', by: 2 });
    scene.minutes(4);
    expect(scene.room.status).toBe('playing');
  });

  test('when all players of a class left a game and nobody came for five minutes', () => {
    const scene = lesson(classRoom({ calm: true }), child(1), child(2));
    scene.do({ type: 'leave', by: 1 });
    scene.do({ type: 'leave', by: 2 });
    scene.minutes(4);
    expect(scene.room.status).toBe('playing');
    scene.minutes(1);
    expect(scene.room.end).toBe('empty');
  });

  test('when its game was paused for 45 minutes', () => {
    const scene = lesson(classRoom(), child(1), child(2));
    scene.control('pause');
    scene.do({ type: 'away', by: 1 });
    scene.do({ type: 'away', by: 2 });
    expect(scene.pass(45 * MINUTE - 1)).toEqual([]);
    expect(scene.pass(1)).toEqual(['question-ended', 'game-finished', 'closed']);
    expect(scene.room.end).toBe('stuck');
  });

  test('when its game has been over for 20 minutes', () => {
    const scene = duel();
    scene.control('end');
    expect(scene.pass(20 * MINUTE - 1)).toEqual([]);
    expect(scene.pass(1)).toEqual(['closed']);
    expect(scene.room.end).toBe('ended');
  });

  test('and asks to be woken no more', () => {
    const scene = new Scene(studentRoom());
    expect(nextWake(scene.room)).toBe(NOON + 30 * MINUTE);
    scene.minutes(30);
    expect(nextWake(scene.room)).toBeNull();
  });
});

describe('a wake that comes too early', () => {
  test('brings nothing about', () => {
    const scene = duel();
    expect(scene.do({ type: 'wake' })).toEqual([]);
    scene.at += 5 * SECOND;
    expect(scene.do({ type: 'wake' })).toEqual([]);
  });
});

describe('a wake that comes too late', () => {
  test('rushes through no phase', () => {
    const scene = duel();
    scene.at += 4 * MINUTE;
    expect(scene.do({ type: 'wake' })).toEqual(['question-ended']);
    expect(scene.do({ type: 'wake' })).toEqual([]);
    expect(scene.pass(10 * SECOND)).toEqual(['question-opened']);
  });
});

describe("the host's clock", () => {
  test('set back by an hour leaves a question the rest of its time', () => {
    const scene = duel();
    scene.seconds(5);
    scene.do({ type: 'back', by: 2 });
    scene.do({ type: 'join', player: child(3) });
    scene.at -= 60 * MINUTE;
    expect(scene.do({ type: 'wake' })).toEqual(['clock-set-back']);
    expect(scene.pass(15 * SECOND)).toEqual([]);
    expect(scene.pass(SECOND)).toEqual(['question-ended']);
  });

  test('set back leaves the rest of a pause and of an absence', () => {
    const scene = lesson(classRoom(), child(1), child(2));
    scene.seconds(5);
    scene.control('pause');
    scene.do({ type: 'away', by: 1 });
    scene.at -= 60 * MINUTE;
    expect(scene.control('resume')).toEqual(['clock-set-back', 'resumed']);
    expect(scene.room.players[0]?.awaySince).toBe(scene.at);
    expect(scene.pass(15 * SECOND)).toEqual([]);
    expect(scene.pass(SECOND)).toEqual(['question-ended']);
  });

  test('wandering by less than a second is left alone', () => {
    const scene = duel();
    scene.at -= 900;
    expect(scene.answer(1)).toEqual(['answered']);
    scene.answer(2);
    expect(scene.standing(1).score).toBe(150);
  });
});

describe('a host that runs again', () => {
  test('gives back the time since the last sign of life', () => {
    const scene = duel();
    scene.seconds(5);
    scene.answer(1);
    scene.at += 10 * MINUTE;
    expect(scene.do({ type: 'restarted' })).toEqual(['paused', 'resumed']);
    expect(scene.pass(15 * SECOND)).toEqual([]);
    expect(scene.answer(2)).toEqual(['answered', 'question-ended']);
  });

  test('ends no question by time before that, whoever is gone meanwhile', () => {
    const scene = new Scene(studentRoom(), child(2), child(3));
    scene.start();
    scene.at += 10 * MINUTE;
    expect(scene.do({ type: 'forget', playerId: 3 })).toEqual(['person-forgotten']);
    expect(scene.do({ type: 'restarted' })).toEqual(['paused', 'resumed']);
    expect(scene.answer(1)).toEqual(['answered']);
  });

  test('leaves a pause and a lobby as they were', () => {
    const lobby = new Scene(studentRoom());
    lobby.at += MINUTE;
    expect(lobby.do({ type: 'restarted' })).toEqual([]);
    const paused = lesson(classRoom(), child(1), child(2));
    paused.control('pause');
    paused.at += MINUTE;
    expect(paused.do({ type: 'restarted' })).toEqual([]);
  });
});
