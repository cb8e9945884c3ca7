import {
  consoleViewSchema,
  ownViewSchema,
  RANKINGS,
  roomViewSchema,
  sessionViewSchema,
} from '@lamplight/domain/multiplayer';
import { rightAnswer } from '@lamplight/domain/questions';
import { describe, expect, test } from 'vitest';
import {
  child,
  classRoom,
  duel,
  lesson,
  NOON,
  OF_EACH_KIND,
  Scene,
  studentRoom,
} from '../../../test/scene.ts';
import { consoleView } from './console-view.ts';
import { ownView } from './own-view.ts';
import { roomView } from './room-view.ts';
import { sharedSession } from './session-view.ts';

/** A class game in which the children 1 to 5 have 5, 4, 3, 2 and 1 right answers, in teams where asked for. */
function played(ranking: (typeof RANKINGS)[number]): Scene {
  const children = [1, 2, 3, 4, 5].map((id) => child(id));
  const scene = new Scene(classRoom({ ranking, teams: 2, calm: true }), ...children);
  scene.start(6);
  for (let right = 5; right >= 1; right -= 1) {
    for (const { id } of children) scene.answer(id, id <= right ? 1 : 0);
    scene.seconds(10);
  }
  return scene;
}

describe('the room', () => {
  test('is described as the specification has it', () => {
    const scene = new Scene(studentRoom(), child(2, { timeFactor: 2 }));
    scene.do({ type: 'set-ready', by: 2, ready: true });
    scene.do({ type: 'away', by: 2 });
    expect(roomView(scene.room)).toEqual({
      id: 'ABCDEF',
      name: 'Our room',
      gameType: 'bible-trivia',
      maxPlayers: 6,
      status: 'waiting',
      createdBy: 'child-1',
      hostId: 1,
      forClass: false,
      band: 'elementary',
      calm: false,
      locked: false,
      ranking: 'full',
      teams: 0,
      players: [
        {
          id: 1,
          firstName: 'Child 1',
          username: 'child-1',
          isReady: false,
          isConnected: true,
          team: null,
        },
        {
          id: 2,
          firstName: 'Child 2',
          username: 'child-2',
          isReady: true,
          isConnected: false,
          team: null,
        },
      ],
    });
  });

  test('of a class is created by its teacher', () => {
    const view = roomView(classRoom());
    expect(view).toMatchObject({ createdBy: 'teacher', forClass: true, players: [] });
    expect(roomViewSchema.parse(view)).toEqual(view);
  });
});

describe('the game for all of its players', () => {
  test('shows the open question without its secrets', () => {
    const scene = duel();
    scene.seconds(5);
    scene.answer(1);
    expect(sharedSession(scene.room, scene.at)).toEqual({
      id: 50,
      currentQuestion: 0,
      totalQuestions: 3,
      timeLeft: 15,
      answerSeconds: 20,
      gamePhase: 'question',
      paused: false,
      scores: { 1: 0, 2: 0 },
      playerAnswers: {},
      question: {
        id: 'q0',
        kind: 'choice',
        text: 'What about q0?',
        category: 'Things',
        options: ['q0 option 0', 'q0 option 1', 'q0 option 2', 'q0 option 3'],
        picture: null,
      },
      result: null,
      ranking: [
        { playerId: 1, name: 'Child 1', score: 0, rank: 1, streak: 0, team: null },
        { playerId: 2, name: 'Child 2', score: 0, rank: 1, streak: 0, team: null },
      ],
      teams: [],
    });
  });

  test('is the same whoever has answered', () => {
    const scene = duel();
    const before = sharedSession(scene.room, scene.at);
    scene.answer(2, 1);
    expect(sharedSession(scene.room, scene.at)).toEqual(before);
  });

  test('tells the right option, the reasons, the counts and the scores once the question has ended', () => {
    const scene = duel();
    scene.answer(1, 1);
    scene.answer(2, 3);
    expect(sharedSession(scene.room, scene.at)).toMatchObject({
      gamePhase: 'explanation',
      timeLeft: 10,
      question: { id: 'q0' },
      result: {
        correct: 1,
        explanation: 'secret explanation of q0',
        reference: 'secret reference of q0',
        counts: [0, 1, 0, 1],
        right: 1,
      },
      scores: { 1: 150, 2: 0 },
    });
  });

  test.each(OF_EACH_KIND.map((each) => [each.question.kind, each] as const))(
    'holds nothing of the key of the kind %s before the question has ended, and nobody’s words after it',
    (_, { question, wrong }) => {
      const scene = new Scene(studentRoom({ calm: true }), child(2));
      scene.play([question]);
      scene.answer(1, wrong);
      const open = JSON.stringify(sharedSession(scene.room, scene.at));
      expect(open).not.toMatch(/secret|correct|accepted|tolerance|Methuselah|Enoch/u);
      scene.answer(2, rightAnswer(question));
      const told = sharedSession(scene.room, scene.at);
      expect(sessionViewSchema.omit({ own: true }).parse(told)).toEqual(told);
      expect(told?.result).toMatchObject({ correct: rightAnswer(question), right: 1 });
      expect(JSON.stringify(told)).not.toContain('Enoch');
    },
  );

  test('shows the final scores and no question', () => {
    const scene = duel();
    scene.answer(2);
    scene.control('end');
    const view = sharedSession(scene.room, scene.at);
    expect(view).toMatchObject({ gamePhase: 'finished', question: null, result: null });
    expect(view).toMatchObject({ timeLeft: null, scores: { 1: 0, 2: 150 } });
  });

  test('has no countdown in a calm room, except for the explanation', () => {
    const scene = duel({ calm: true });
    scene.seconds(5);
    expect(sharedSession(scene.room, scene.at)).toMatchObject({
      timeLeft: null,
      answerSeconds: null,
    });
    scene.control('skip');
    expect(sharedSession(scene.room, scene.at)?.timeLeft).toBe(10);
  });

  test('stands at no time left while somebody with more of it is waited for', () => {
    const scene = lesson(classRoom(), child(1, { timeFactor: 2 }), child(2));
    scene.seconds(25);
    expect(sharedSession(scene.room, scene.at)).toMatchObject({
      timeLeft: 0,
      answerSeconds: 20,
      gamePhase: 'question',
    });
    expect(ownView(scene.room, 1, scene.at)).toMatchObject({ timeLeft: 15, answerSeconds: 40 });
    expect(ownView(scene.room, 2, scene.at)).toMatchObject({ timeLeft: 0, answerSeconds: 20 });
  });

  test('keeps its time while it stands still', () => {
    const scene = lesson(classRoom(), child(1), child(2));
    scene.seconds(8);
    scene.control('pause');
    scene.minutes(2);
    expect(sharedSession(scene.room, scene.at)).toMatchObject({ timeLeft: 12, paused: true });
  });

  test('never has more time left than there is, by a wandering clock', () => {
    const { room } = duel();
    expect(sharedSession(room, NOON - 700)?.timeLeft).toBe(20);
  });

  test('is none in the lobby', () => {
    expect(sharedSession(studentRoom(), NOON)).toBeNull();
    expect(ownView(studentRoom(), 1, NOON)).toBeNull();
  });
});

describe('the ranking that players are shown', () => {
  test.each([
    ['full', [1, 2, 3, 4, 5], [], [1, 2, 3, 4, 5]],
    ['top-three', [1, 2, 3], [], [1, 2, 3, null, null]],
    ['teams', [], [0, 1], [null, null, null, null, null]],
    ['off', [], [], [null, null, null, null, null]],
  ] as const)('%s', (ranking, places, teams, ownRanks) => {
    const { room, at } = played(ranking);
    const shared = sharedSession(room, at) ?? expect.fail();
    expect(shared.ranking.map(({ playerId }) => playerId)).toEqual(places);
    expect(Object.keys(shared.scores).map(Number)).toEqual(places);
    expect(shared.teams.map(({ team }) => team)).toEqual(teams);
    expect([1, 2, 3, 4, 5].map((id) => ownView(room, id, at)?.rank)).toEqual(ownRanks);
    expect(ownView(room, 5, at)).toMatchObject({ score: 100, correctAnswers: 1 });
  });

  test.each(RANKINGS)('is no matter for the teacher (%s)', (ranking) => {
    const { room, at } = played(ranking);
    const { session, console: desk } = consoleView(room, at, new Map());
    expect(session?.ranking.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
    expect(Object.keys(session?.scores ?? {})).toHaveLength(5);
    expect(desk.players.map(({ correctAnswers }) => correctAnswers)).toEqual([5, 4, 3, 2, 1]);
  });
});

describe('what one player is told', () => {
  test('is the own choice at once, and how it went when the question has ended', () => {
    const scene = duel();
    scene.seconds(10);
    scene.answer(1);
    const open = ownView(scene.room, 1, scene.at);
    expect(open).toEqual({
      playerId: 1,
      answer: 1,
      timeLeft: 10,
      answerSeconds: 20,
      keep: null,
      readAloud: false,
      score: 0,
      streak: 0,
      rank: 1,
      outcome: null,
      correctAnswers: 0,
    });
    scene.answer(2, 0);
    expect(ownView(scene.room, 1, scene.at)).toEqual({
      ...open,
      timeLeft: null,
      score: 125,
      streak: 1,
      outcome: { correct: true, points: 125 },
      correctAnswers: 1,
    });
    expect(ownView(scene.room, 2, scene.at)?.outcome).toEqual({ correct: false, points: 0 });
  });

  test('is no outcome without an answer', () => {
    const scene = duel();
    scene.control('end');
    scene.control('reopen');
    scene.start(3, 51);
    scene.seconds(21);
    expect(ownView(scene.room, 1, scene.at)).toMatchObject({ answer: null, outcome: null });
  });

  test('holds what helps this one, and nothing of it reaches the others', () => {
    const help = { timeFactor: 2, fewerOptions: true, readAloud: true } as const;
    const { room, at } = lesson(classRoom(), child(1, help), child(2));
    const own = ownView(room, 1, at);
    expect(own).toMatchObject({ answerSeconds: 40, readAloud: true });
    expect(own?.keep).toHaveLength(3);
    const plain = lesson(classRoom(), child(1), child(2));
    expect(roomView(room)).toEqual(roomView(plain.room));
    expect(sharedSession(room, at)).toEqual(sharedSession(plain.room, at));
    expect(ownView(room, 2, at)).toEqual(ownView(plain.room, 2, at));
  });

  test('is nothing for somebody who is no player of the game', () => {
    const { room, at } = duel();
    expect(ownView(room, 77, at)).toBeNull();
  });
});

describe('all views', () => {
  test('have the shapes that the doors promise', () => {
    const scene = lesson(classRoom({ ranking: 'teams', teams: 2 }), child(1), child(2));
    for (let step = 0; step < 6; step += 1) {
      const { room, at } = scene;
      const shared = sharedSession(room, at) ?? expect.fail();
      const own = ownView(room, 1, at);
      const desk = consoleView(room, at, new Map());
      const whole = { ...desk, console: { ...desk.console, tournamentId: null } };
      expect(sessionViewSchema.parse({ ...shared, own })).toEqual({ ...shared, own });
      expect(ownViewSchema.parse(own)).toEqual(own);
      expect(consoleViewSchema.parse(whole)).toEqual(whole);
      scene.answer(1);
      scene.control('skip');
    }
  });
});
