import { rightAnswer } from '@lamplight/domain/questions';
import { describe, expect, test } from 'vitest';
import {
  child,
  classRoom,
  duel,
  lesson,
  OF_EACH_KIND,
  Scene,
  studentRoom,
} from '../../../test/scene.ts';
import { optionsLeft } from '../accommodation.ts';

describe('an answer', () => {
  test('is taken once: another one of the same player changes nothing', () => {
    const scene = duel();
    expect(scene.answer(1, 0)).toEqual(['answered']);
    const { room } = scene;
    expect(scene.answer(1, 1)).toEqual([]);
    expect(scene.answer(1, 0)).toEqual([]);
    expect(scene.room).toBe(room);
  });

  test('sent again after the question has ended is no error', () => {
    const scene = duel();
    scene.answer(1);
    expect(scene.answer(2)).toEqual(['answered', 'question-ended']);
    expect(scene.answer(2)).toEqual([]);
  });

  test('counts once the question has ended', () => {
    const scene = duel();
    scene.answer(1, 1);
    expect(scene.standing(1)).toMatchObject({ score: 0, correct: 0, answers: 0, streak: 0 });
    scene.answer(2, 0);
    expect(scene.standing(1)).toMatchObject({ score: 150, correct: 1, answers: 1, streak: 1 });
    expect(scene.standing(2)).toMatchObject({ score: 0, correct: 0, answers: 1, streak: 0 });
  });

  test('is taken from players of the running game alone', () => {
    const scene = duel();
    expect(scene.answer(77)).toBe('NOT_IN_ROOM');
    const other = { type: 'answer', by: 1, gameId: 49, questionId: 'q0', answer: 1 } as const;
    expect(scene.do(other)).toBe('NO_GAME_RUNNING');
    expect(scene.do({ ...other, gameId: 50 })).toEqual(['answered']);
    expect(new Scene(studentRoom()).do(other)).toBe('NO_GAME_RUNNING');
  });

  test('is taken for the open question alone', () => {
    const scene = duel();
    expect(scene.answer(1, 1, 'q1')).toBe('QUESTION_OVER');
    expect(scene.answer(1, 1, 'q0')).toEqual(['answered']);
    scene.seconds(21);
    expect(scene.answer(2, 1, 'q0')).toBe('QUESTION_OVER');
    scene.seconds(10);
    expect(scene.answer(2, 1, 'q0')).toBe('QUESTION_OVER');
    expect(scene.answer(2, 1, 'q1')).toEqual(['answered']);
    scene.control('end');
    expect(scene.answer(1, 1, 'q1')).toBe('QUESTION_OVER');
  });

  test.each([
    [-1, 'NO_SUCH_OPTION'],
    [4, 'NO_SUCH_OPTION'],
    [0.5, 'NO_SUCH_OPTION'],
    [Number.NaN, 'NO_SUCH_OPTION'],
    [0, ['answered']],
    [3, ['answered']],
  ])('that chooses %d of four options: %j', (choice, outcome) => {
    expect(duel().answer(1, choice)).toEqual(outcome);
  });

  test.each(OF_EACH_KIND.map((each) => [each.question.kind, each] as const))(
    'of the kind %s brings points where it is right, none where it is wrong, and is refused where it does not fit',
    (_, { question, wrong }) => {
      const scene = new Scene(studentRoom({ calm: true }), child(2));
      scene.play([question]);
      expect(scene.answer(1, [9])).toBe('NO_SUCH_OPTION');
      expect(scene.answer(1, rightAnswer(question))).toEqual(['answered']);
      expect(scene.answer(2, wrong)).toEqual(['answered', 'question-ended']);
      expect(scene.standing(1)).toMatchObject({ score: 100, correct: 1 });
      expect(scene.standing(2)).toMatchObject({ score: 0, correct: 0, answers: 1 });
    },
  );

  test('that is put together has twice the time of one that is tapped, and more for who has more', () => {
    const [, , , order] = OF_EACH_KIND;
    const help = child(2, { timeFactor: 2 });
    const scene = new Scene(classRoom(), child(1), help);
    scene.play([order?.question ?? expect.fail()]);
    scene.seconds(39);
    expect(scene.answer(1, [2, 0, 1])).toEqual(['answered']);
    scene.seconds(40);
    expect(scene.answer(2, [2, 0, 1])).toEqual(['answered', 'question-ended']);
  });

  test('with fewer options chooses one of those', () => {
    const scene = lesson(classRoom(), child(1, { fewerOptions: true }), child(2));
    const kept = optionsLeft(scene.game.questions[0] ?? expect.fail(), 1, true) ?? [];
    const gone = [0, 1, 2, 3].find((option) => !kept.includes(option)) ?? -1;
    expect(scene.answer(1, gone)).toBe('NO_SUCH_OPTION');
    expect(scene.answer(1, kept[0])).toEqual(['answered']);
    expect(scene.answer(2, gone)).toEqual(['answered', 'question-ended']);
  });
});

describe('the time for an answer', () => {
  test.each([
    [20_000, ['answered']],
    [20_399, ['answered']],
    [20_401, 'QUESTION_OVER'],
  ])('is the usual one and what the network takes: after %i ms %j', (millis, outcome) => {
    const scene = duel();
    scene.pass(millis);
    expect(scene.answer(1)).toEqual(outcome);
  });

  test.each([
    [1.5, 30_300, true],
    [1.5, 30_401, false],
    [2, 40_300, true],
    [2, 40_401, false],
  ] as const)(
    'is %d times as long for who has more: after %i ms %j',
    (timeFactor, millis, taken) => {
      const scene = lesson(classRoom(), child(1, { timeFactor }), child(2));
      scene.pass(millis);
      expect(scene.answer(1)).toEqual(taken ? ['answered'] : 'QUESTION_OVER');
    },
  );

  test('is over for the others while the question stays open for one', () => {
    const scene = lesson(classRoom(), child(1, { timeFactor: 2 }), child(2));
    scene.seconds(25);
    expect(scene.game.phase).toBe('question');
    expect(scene.answer(2)).toBe('QUESTION_OVER');
    expect(scene.answer(1)).toEqual(['answered']);
    expect(scene.pass(0)).toEqual(['question-ended']);
  });

  test('makes the bonus: the whole of it at once, none at the end, over the own time', () => {
    const scene = lesson(classRoom(), child(1, { timeFactor: 2 }), child(2));
    scene.seconds(10);
    scene.answer(1);
    scene.answer(2);
    expect([scene.standing(1).score, scene.standing(2).score]).toEqual([138, 125]);
  });

  test('does not matter in a calm room', () => {
    const scene = duel({ calm: true });
    scene.seconds(170);
    expect(scene.answer(1)).toEqual(['answered']);
    scene.answer(2);
    expect(scene.standing(1).score).toBe(100);
  });
});

describe('right answers in a row', () => {
  /** Points of each question of a calm game in which child 1 answers as told; `null` is no answer. */
  function points(choices: readonly (number | null)[]): number[] {
    const scene = new Scene(studentRoom({ calm: true }), child(2));
    scene.start(choices.length);
    return choices.map((choice) => {
      const before = scene.standing(1).score;
      if (choice !== null) scene.answer(1, choice);
      scene.answer(2, 0);
      if (choice === null) scene.control('skip');
      scene.seconds(10);
      return scene.standing(1).score - before;
    });
  }

  test.each([
    [
      [1, 1, 1, 1, 1, 1, 1, 1],
      [100, 110, 120, 130, 140, 150, 150, 150],
    ],
    [
      [1, 1, 0, 1, 1],
      [100, 110, 0, 100, 110],
    ],
    [
      [1, 1, null, 1],
      [100, 110, 0, 100],
    ],
  ])('of the answers %j bring %j', (choices, expected) => {
    expect(points(choices)).toEqual(expected);
  });

  test('survive a lost connection', () => {
    const scene = duel({ calm: true });
    scene.answer(1);
    scene.answer(2);
    scene.seconds(10);
    scene.do({ type: 'away', by: 1 });
    expect(scene.answer(2)).toEqual(['answered', 'question-ended']);
    scene.do({ type: 'back', by: 1 });
    scene.seconds(10);
    scene.answer(1);
    scene.answer(2);
    expect(scene.standing(1)).toMatchObject({ score: 210, streak: 2, bestStreak: 2, answers: 2 });
  });
});
