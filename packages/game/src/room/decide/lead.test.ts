import { pacingOf } from '@lamplight/domain/multiplayer';
import { describe, expect, test } from 'vitest';
import {
  child,
  classRoom,
  duel,
  lesson,
  NOON,
  question,
  questions,
  Scene,
  studentRoom,
  TEACHER,
} from '../../../test/scene.ts';
import { decide } from '../decide.ts';

describe('starting a game', () => {
  const start = (by: number) =>
    ({ type: 'start', by, gameId: 50, questions: [question('q')] }) as const;

  test('is for the host, once two are there', () => {
    const scene = new Scene(studentRoom());
    expect(scene.do(start(1))).toBe('TOO_FEW_PLAYERS');
    scene.do({ type: 'join', player: child(2) });
    expect(scene.do(start(2))).toBe('NOT_ROOM_HOST');
    expect(scene.do(start(1))).toEqual(['game-started']);
  });

  test('counts only those whose connection stands', () => {
    const scene = new Scene(studentRoom(), child(2));
    scene.do({ type: 'away', by: 2 });
    expect(scene.do(start(1))).toBe('TOO_FEW_PLAYERS');
    scene.do({ type: 'back', by: 2 });
    expect(scene.do(start(1))).toEqual(['game-started']);
  });

  test('of a class room is for its teacher, who does not count', () => {
    const scene = new Scene(classRoom(), child(1));
    expect(scene.do(start(TEACHER))).toBe('TOO_FEW_PLAYERS');
    scene.do({ type: 'join', player: child(2) });
    expect(scene.do(start(1))).toBe('NOT_ROOM_HOST');
    expect(scene.do(start(TEACHER))).toEqual(['game-started']);
    expect(scene.game.standings.map(({ playerId }) => playerId)).toEqual([1, 2]);
  });

  test('of a class room whose teacher is gone is for another teacher, and still for no player', () => {
    const scene = new Scene(classRoom(), child(1), child(2));
    scene.do({ type: 'forget', playerId: TEACHER });
    expect(scene.do(start(1))).toBe('NOT_ROOM_HOST');
    expect(scene.do(start(TEACHER + 1))).toEqual(['game-started']);
  });

  test('once more changes nothing, and another game has to wait', () => {
    const scene = duel();
    expect(scene.start(3, 50)).toEqual([]);
    expect(scene.start(3, 51)).toBe('GAME_RUNNING');
    scene.control('end');
    expect(scene.start(3, 51)).toEqual(['game-started']);
  });

  test('takes the pacing of the game for the band where no other is given', () => {
    const scene = new Scene(studentRoom(), child(2));
    scene.do({ type: 'start', by: 1, gameId: 50, questions: questions(4) });
    expect(scene.game.pacing).toEqual({
      ...pacingOf('bible-trivia', 'elementary'),
      questions: 4,
    });
  });

  test('without a question is a mistake of the program', () => {
    const { room } = new Scene(studentRoom(), child(2));
    const command = { type: 'start', by: 1, gameId: 50, questions: [] } as const;
    expect(() => decide(room, command, NOON)).toThrow(RangeError);
  });
});

describe('the next game', () => {
  const RACE = { gameType: 'math-race', band: 'intermediate', calm: true } as const;
  const choose = (by: number, game: typeof RACE = RACE) =>
    ({ type: 'choose-game', by, game }) as const;

  test('is chosen by the teacher when one has finished: everybody stays seated, nobody is ready', () => {
    const scene = lesson(classRoom(), child(1), child(2), child(3));
    scene.control('end');
    scene.do({ type: 'set-ready', by: 1, ready: true });
    expect(scene.do(choose(TEACHER))).toEqual(['game-chosen']);
    expect(scene.room).toMatchObject({ ...RACE, status: 'waiting', game: null });
    expect(scene.room.players.map(({ id, isReady }) => [id, isReady])).toEqual(
      [1, 2, 3].map((id) => [id, false]),
    );
    expect(scene.start(3, 51)).toEqual(['game-started']);
  });

  test('can be chosen anew in the lobby, and the same once more changes nothing', () => {
    const scene = new Scene(classRoom(), child(1), child(2));
    expect(scene.do(choose(TEACHER))).toEqual(['game-chosen']);
    expect(scene.do(choose(TEACHER))).toEqual([]);
  });

  test('has to wait for the present one', () => {
    expect(lesson(classRoom(), child(1), child(2)).do(choose(TEACHER))).toBe('GAME_RUNNING');
  });

  test('is chosen by nobody else, and in no student’s room', () => {
    const scene = new Scene(classRoom(), child(1), child(2));
    expect(scene.do(choose(1))).toBe('NOT_ROOM_HOST');
    expect(new Scene(studentRoom(), child(2)).do(choose(1))).toBe('NOT_ROOM_HOST');
  });
});

describe('who may lead', () => {
  test.each(['end', 'lock', 'unlock', 'reopen'] as const)(
    'a student who opened the room may %s, another one may not',
    (action) => {
      const scene = new Scene(studentRoom(), child(2));
      expect(scene.control(action, 2)).toBe('NOT_ROOM_HOST');
      expect(scene.control(action, 1)).toSatisfy(Array.isArray);
    },
  );

  test.each(['pause', 'resume'] as const)(
    'a student cannot %s a game for the others, a teacher can',
    (action) => {
      expect(duel().control(action)).toBe('NOT_ROOM_HOST');
      const scene = lesson(classRoom(), child(1), child(2));
      if (action === 'resume') scene.control('pause');
      expect(scene.control(action)).toHaveLength(1);
      expect(scene.control(action, 1)).toBe('NOT_ROOM_HOST');
    },
  );

  test('a student may skip in a calm room alone', () => {
    expect(duel().control('skip')).toBe('NOT_ROOM_HOST');
    expect(duel({ calm: true }).control('skip')).toEqual(['question-ended']);
  });
});

describe('pausing', () => {
  test('keeps the rest of the time', () => {
    const scene = lesson(classRoom(), child(1), child(2));
    scene.seconds(15);
    expect(scene.control('pause')).toEqual(['paused']);
    expect(scene.control('pause')).toEqual([]);
    expect(scene.minutes(40)).toEqual([]);
    expect(scene.control('resume')).toEqual(['resumed']);
    expect(scene.control('resume')).toEqual([]);
    expect(scene.seconds(5)).toEqual([]);
    expect(scene.seconds(1)).toEqual(['question-ended']);
  });

  test('keeps the rest of an explanation too', () => {
    const scene = lesson(classRoom(), child(1), child(2));
    scene.control('skip');
    scene.seconds(4);
    scene.control('pause');
    scene.minutes(3);
    scene.control('resume');
    expect(scene.pass(5999)).toEqual([]);
    expect(scene.pass(1)).toEqual(['question-opened']);
  });

  test('keeps the speed of an answer that comes meanwhile, and does not end the question', () => {
    const scene = lesson(classRoom(), child(1), child(2));
    scene.seconds(10);
    scene.control('pause');
    scene.minutes(5);
    expect(scene.answer(1)).toEqual(['answered']);
    expect(scene.answer(2)).toEqual(['answered']);
    expect(scene.control('resume')).toEqual(['resumed', 'question-ended']);
    expect(scene.standing(1).score).toBe(125);
  });

  test('needs a running game', () => {
    const scene = new Scene(classRoom(), child(1), child(2));
    for (const action of ['pause', 'resume', 'skip'] as const) {
      expect(scene.control(action)).toBe('NO_GAME_RUNNING');
    }
  });
});

describe('skipping', () => {
  test('ends the question, then its explanation, then the game', () => {
    const scene = lesson(classRoom(), child(1), child(2));
    const steps = Array.from({ length: 6 }, () => scene.control('skip')).flat();
    expect(steps).toEqual([
      'question-ended',
      'question-opened',
      'question-ended',
      'question-opened',
      'question-ended',
      'game-finished',
    ]);
    expect(scene.control('skip')).toBe('NO_GAME_RUNNING');
  });

  test('counts the answers that were given', () => {
    const scene = lesson(classRoom(), child(1), child(2));
    scene.answer(1);
    scene.control('skip');
    expect([scene.standing(1).score, scene.standing(2).score]).toEqual([150, 0]);
  });

  test('leaves a game standing still that stands still', () => {
    const scene = lesson(classRoom(), child(1), child(2));
    scene.control('pause');
    scene.control('skip');
    expect(scene.game).toMatchObject({ phase: 'explanation', phaseEnds: null });
    expect(scene.minutes(10)).toEqual([]);
    scene.control('resume');
    expect(scene.seconds(10)).toEqual(['question-opened']);
  });
});

describe('ending', () => {
  test('finishes the game with the scores so far, once', () => {
    const scene = duel();
    scene.answer(1);
    expect(scene.control('end')).toEqual(['question-ended', 'game-finished']);
    expect(scene.control('end')).toEqual([]);
    expect(scene.room.status).toBe('finished');
    expect(scene.standing(1)).toMatchObject({ score: 150, answers: 1 });
  });

  test('in an explanation counts nothing twice', () => {
    const scene = duel();
    scene.answer(1);
    scene.answer(2);
    expect(scene.control('end')).toEqual(['game-finished']);
    expect(scene.standing(1).score).toBe(150);
  });

  test('closes a room whose game has not begun', () => {
    const scene = new Scene(classRoom(), child(1));
    expect(scene.control('end')).toEqual(['closed']);
    expect(scene.room.end).toBe('ended');
  });
});

describe('opening the lobby again', () => {
  test('leads from the finished game back to the same people, nobody ready yet', () => {
    const scene = new Scene(studentRoom(), child(2));
    scene.do({ type: 'set-ready', by: 2, ready: true });
    scene.start();
    expect(scene.control('reopen')).toBe('GAME_RUNNING');
    scene.control('end');
    expect(scene.control('reopen')).toEqual(['reopened']);
    expect(scene.control('reopen')).toEqual([]);
    expect(scene.room).toMatchObject({ status: 'waiting', game: null, hostId: 1 });
    expect(scene.room.players.map(({ id, isReady }) => [id, isReady])).toEqual([
      [1, false],
      [2, false],
    ]);
  });
});

describe('locking', () => {
  test('and unlocking happen once', () => {
    const scene = new Scene(studentRoom());
    expect(scene.control('unlock')).toEqual([]);
    expect(scene.control('lock')).toEqual(['lock-changed']);
    expect(scene.control('lock')).toEqual([]);
    expect(scene.control('unlock')).toEqual(['lock-changed']);
  });
});
