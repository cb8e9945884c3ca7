import { NO_ACCOMMODATION } from '@lamplight/domain/multiplayer';
import { describe, expect, test } from 'vitest';
import {
  child,
  classRoom,
  duel,
  lesson,
  question,
  Scene,
  studentRoom,
  TEACHER,
} from '../../../test/scene.ts';

const ids = ({ room }: Scene) => room.players.map(({ id }) => id);
const join = (id: number) => ({ type: 'join', player: child(id) }) as const;

describe('coming in', () => {
  test('takes a seat, and once more changes nothing', () => {
    const scene = new Scene(studentRoom());
    expect(scene.do(join(2))).toEqual(['player-joined']);
    const { room } = scene;
    expect(scene.do(join(2))).toEqual([]);
    expect(scene.room).toBe(room);
    expect(ids(scene)).toEqual([1, 2]);
  });

  test('is refused by a full room until somebody leaves', () => {
    const scene = new Scene(studentRoom({ maxPlayers: 2 }), child(2));
    expect(scene.do(join(3))).toBe('ROOM_FULL');
    expect(scene.do(join(2))).toEqual([]);
    scene.do({ type: 'leave', by: 2 });
    expect(scene.do(join(3))).toEqual(['player-joined']);
  });

  test('keeps the seat of who lost the connection', () => {
    const scene = new Scene(studentRoom({ maxPlayers: 2 }), child(2));
    scene.do({ type: 'away', by: 2 });
    expect(scene.do(join(3))).toBe('ROOM_FULL');
    expect(scene.do({ type: 'back', by: 2 })).toEqual(['player-back']);
  });

  test('is refused by a locked room until it is unlocked', () => {
    const scene = new Scene(classRoom(), child(1), child(2));
    scene.control('lock');
    scene.do({ type: 'leave', by: 2 });
    expect(scene.do(join(3))).toBe('ROOM_LOCKED');
    expect(scene.do(join(2))).toBe('ROOM_LOCKED');
    scene.control('unlock');
    expect(scene.do(join(3))).toEqual(['player-joined']);
  });

  test('is possible in the middle of a game, with no points yet', () => {
    const scene = duel();
    scene.answer(1);
    scene.answer(2);
    expect(scene.do(join(3))).toEqual(['player-joined']);
    expect(scene.standing(3).score).toBe(0);
    expect(scene.standing(1).score).toBeGreaterThan(0);
    scene.seconds(10);
    expect(scene.answer(3)).toEqual(['answered']);
  });

  test('after the game waits for the next one', () => {
    const scene = duel();
    scene.control('end');
    expect(scene.do(join(3))).toEqual(['player-joined']);
    expect(scene.game.standings.map(({ playerId }) => playerId)).toEqual([1, 2]);
  });

  test('is nothing for the teacher, who leads a class room without a seat', () => {
    const scene = new Scene(classRoom(), child(1));
    expect(scene.do(join(TEACHER))).toEqual([]);
    expect(ids(scene)).toEqual([1]);
  });
});

describe('going', () => {
  test('and coming back keeps what a player has shown', () => {
    const scene = duel();
    scene.do(join(3));
    for (const id of [1, 2, 3]) scene.answer(id);
    const shown = scene.standing(2);
    expect(shown).toMatchObject({ score: 150, correct: 1, answers: 1, streak: 1, bestStreak: 1 });
    expect(scene.do({ type: 'leave', by: 2 })).toEqual(['player-left']);
    expect(scene.do({ type: 'leave', by: 2 })).toEqual([]);
    scene.seconds(60);
    scene.do(join(2));
    expect(scene.standing(2)).toEqual(shown);
  });

  test('of a student who leads hands the room to who has been there longest and is connected', () => {
    const scene = new Scene(studentRoom(), child(2), child(3), child(4));
    scene.do({ type: 'away', by: 2 });
    expect(scene.do({ type: 'leave', by: 1 })).toEqual(['player-left', 'host-changed']);
    expect(scene.room).toMatchObject({ hostId: 3, hostName: 'child-3' });
  });

  test('hands it to somebody who is away only where nobody else is there, until somebody is', () => {
    const scene = new Scene(studentRoom(), child(2), child(3));
    scene.do({ type: 'away', by: 2 });
    scene.do({ type: 'away', by: 3 });
    scene.do({ type: 'leave', by: 1 });
    expect(scene.room.hostId).toBe(2);
    scene.seconds(90);
    expect(scene.do({ type: 'back', by: 3 })).toEqual(['player-back', 'host-changed']);
    expect(scene.room.hostId).toBe(3);
  });

  test('of the last one closes a student room', () => {
    const scene = new Scene(studentRoom(), child(2));
    scene.do({ type: 'leave', by: 1 });
    expect(scene.do({ type: 'leave', by: 2 })).toEqual(['player-left', 'closed']);
    expect(scene.room).toMatchObject({ status: 'closed', end: 'empty' });
  });

  test('of the last one in a game finishes it before the room closes', () => {
    const scene = duel();
    scene.do({ type: 'leave', by: 1 });
    expect(scene.do({ type: 'leave', by: 2 })).toEqual([
      'player-left',
      'question-ended',
      'game-finished',
      'closed',
    ]);
  });

  test('of the last one leaves the lobby of a class room open', () => {
    const scene = new Scene(classRoom(), child(1));
    expect(scene.do({ type: 'leave', by: 1 })).toEqual(['player-left']);
    expect(scene.do(join(2))).toEqual(['player-joined']);
  });
});

describe('a lost connection', () => {
  test('is told once, and so is the return', () => {
    const scene = new Scene(studentRoom(), child(2));
    expect(scene.do({ type: 'back', by: 2 })).toEqual([]);
    expect(scene.do({ type: 'away', by: 2 })).toEqual(['player-away']);
    expect(scene.do({ type: 'away', by: 2 })).toEqual([]);
    expect(scene.do({ type: 'back', by: 2 })).toEqual(['player-back']);
    expect(scene.do({ type: 'away', by: 77 })).toEqual([]);
  });

  test('of the host for a minute hands a student room on', () => {
    const scene = new Scene(studentRoom(), child(2), child(3));
    scene.do({ type: 'away', by: 1 });
    expect(scene.seconds(59)).toEqual([]);
    expect(scene.seconds(1)).toEqual(['host-changed']);
    expect(scene.room.hostId).toBe(2);
    expect(ids(scene)).toEqual([1, 2, 3]);
  });

  test('of the host for less than a minute changes nothing', () => {
    const scene = new Scene(studentRoom(), child(2));
    scene.do({ type: 'away', by: 1 });
    scene.seconds(59);
    scene.do({ type: 'back', by: 1 });
    expect(scene.seconds(120)).toEqual([]);
    expect(scene.room.hostId).toBe(1);
  });
});

describe('readiness', () => {
  test('changes in the lobby, once', () => {
    const scene = new Scene(studentRoom(), child(2));
    const ready = { type: 'set-ready', by: 2, ready: true } as const;
    expect(scene.do(ready)).toEqual(['readiness-changed']);
    expect(scene.do(ready)).toEqual([]);
    expect(scene.room.players.map(({ isReady }) => isReady)).toEqual([false, true]);
    expect(scene.do({ ...ready, ready: false })).toEqual(['readiness-changed']);
  });

  test('is refused to who is not in the room, and changes nothing in a game', () => {
    const scene = duel();
    expect(scene.do({ type: 'set-ready', by: 77, ready: true })).toBe('NOT_IN_ROOM');
    expect(scene.do({ type: 'set-ready', by: 2, ready: true })).toEqual([]);
  });
});

describe('sending a player out', () => {
  const remove = (by: number, playerId = 2) => ({ type: 'remove', by, playerId }) as const;

  test('is for the teacher of the room, and for good', () => {
    const scene = new Scene(classRoom(), child(1), child(2));
    expect(scene.do(remove(1))).toBe('NOT_ROOM_HOST');
    expect(scene.do(remove(TEACHER))).toEqual(['player-removed']);
    expect(scene.do(remove(TEACHER))).toEqual([]);
    expect(ids(scene)).toEqual([1]);
    expect(scene.do(join(2))).toBe('REMOVED_FROM_ROOM');
    expect(scene.do(remove(TEACHER, 77))).toBe('NOT_IN_ROOM');
  });

  test('is not for students who lead a room', () => {
    const scene = new Scene(studentRoom(), child(2));
    expect(scene.do(remove(1))).toBe('NOT_ROOM_HOST');
    expect(ids(scene)).toEqual([1, 2]);
  });

  test('ends the question for which only that player was waited for', () => {
    const scene = lesson(classRoom(), child(1), child(2));
    scene.answer(1);
    expect(scene.do(remove(TEACHER))).toEqual(['player-removed', 'question-ended']);
  });
});

describe('accommodations', () => {
  const accommodation = { timeFactor: 2, fewerOptions: true, readAloud: true } as const;
  const accommodate = (by: number, playerId = 2) =>
    ({ type: 'accommodate', by, playerId, accommodation }) as const;

  test('are given by the teacher of the room, once', () => {
    const scene = new Scene(classRoom(), child(1), child(2));
    expect(scene.do(accommodate(2))).toBe('NOT_ROOM_HOST');
    expect(scene.do(accommodate(TEACHER))).toEqual(['accommodated']);
    expect(scene.do(accommodate(TEACHER))).toEqual([]);
    expect(scene.room.players[1]?.accommodation).toEqual(accommodation);
    expect(scene.room.players[0]?.accommodation).toEqual(NO_ACCOMMODATION);
    expect(scene.do(accommodate(TEACHER, 77))).toBe('NOT_IN_ROOM');
  });

  test('are not given by students who lead a room', () => {
    expect(new Scene(studentRoom(), child(2)).do(accommodate(1))).toBe('NOT_ROOM_HOST');
  });
});

describe('a deleted account', () => {
  test('leaves nothing of its person in the state', () => {
    const secret = { ...child(4242), name: 'Zebedee', username: 'zebedee' };
    const scene = lesson(classRoom(), child(1), child(2), secret);
    scene.answer(1);
    scene.answer(4242);
    expect(scene.do({ type: 'forget', playerId: 4242 })).toEqual(['person-forgotten']);
    expect(JSON.stringify(scene.room)).not.toMatch(/zebedee|4242/i);
    expect(scene.do({ type: 'forget', playerId: 4242 })).toEqual([]);
    expect(scene.answer(2)).toEqual(['answered', 'question-ended']);
  });

  test('of a student who leads hands the room on', () => {
    const scene = new Scene(studentRoom(), child(2));
    expect(scene.do({ type: 'forget', playerId: 1 })).toEqual(['person-forgotten', 'host-changed']);
    expect(JSON.stringify(scene.room)).not.toContain('child-1');
  });

  test('of a teacher leaves a class room without anybody who leads', () => {
    const scene = lesson(classRoom(), child(1), child(2));
    scene.do({ type: 'forget', playerId: TEACHER });
    expect(scene.room).toMatchObject({ hostId: null, hostName: '', status: 'playing' });
    scene.minutes(10);
    expect(scene.room.status).toBe('finished');
  });

  test('of somebody who was sent out is no longer on the list', () => {
    const scene = new Scene(classRoom(), child(1), child(2));
    scene.do({ type: 'remove', by: TEACHER, playerId: 2 });
    expect(scene.do({ type: 'forget', playerId: 2 })).toEqual(['person-forgotten']);
    expect(scene.room.removed).toEqual([]);
  });
});

describe('a closed room', () => {
  const closed = () => {
    const scene = duel();
    scene.do({ type: 'leave', by: 1 });
    scene.do({ type: 'leave', by: 2 });
    return scene;
  };

  test.each([
    join(3),
    { type: 'set-ready', by: 2, ready: true },
    { type: 'start', by: 2, gameId: 51, questions: [question('q')] },
    { type: 'answer', by: 2, gameId: 50, questionId: 'q0', answer: 1 },
    { type: 'control', by: 2, action: 'reopen' },
  ] as const)('refuses $type', (command) => {
    expect(closed().do(command)).toBe('ROOM_CLOSED');
  });

  test.each([
    { type: 'leave', by: 2 },
    { type: 'away', by: 2 },
    { type: 'back', by: 2 },
    { type: 'forget', playerId: 2 },
    { type: 'restarted' },
    { type: 'wake' },
  ] as const)('is not changed by $type', (command) => {
    expect(closed().do(command)).toEqual([]);
  });
});
