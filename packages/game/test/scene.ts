import { NO_ACCOMMODATION, type RoomQuestion } from '@lamplight/domain/multiplayer';
import type { QuestionAnswer } from '@lamplight/domain/questions';
import {
  type Command,
  createRoom,
  decide,
  evolve,
  type Newcomer,
  nextWake,
  type Refusal,
  type Room,
  type RoomEvent,
} from '../src/room/index.ts';

/** A moment at which every scene begins, in epoch milliseconds. */
export const NOON = Date.UTC(2026, 6, 6, 12);
/** The teacher who leads the class rooms of the tests. */
export const TEACHER = 900;
/** Time for a question and its explanation in the tests, in seconds. */
export const PACING = { answerSeconds: 20, explanationSeconds: 10 };

export function child(id: number, help: Partial<Newcomer['accommodation']> = {}): Newcomer {
  return {
    id,
    name: `Child ${id}`,
    username: `child-${id}`,
    accommodation: { ...NO_ACCOMMODATION, ...help },
  };
}

/** What a question of any kind tells. */
const asked = (name: string) => ({
  id: name,
  text: `What about ${name}?`,
  category: 'Things',
  explanation: `secret explanation of ${name}`,
  subject: null,
  topic: null,
  reference: `secret reference of ${name}`,
  picture: null,
});

/** A question of each kind, and an answer that is wrong. */
export const OF_EACH_KIND: readonly { question: RoomQuestion; wrong: QuestionAnswer }[] = [
  { question: { kind: 'choice', ...asked('q0'), options: ['a', 'b'], correct: 1 }, wrong: 0 },
  {
    question: { kind: 'several', ...asked('q0'), options: ['a', 'b', 'c', 'd'], correct: [0, 2] },
    wrong: [0],
  },
  { question: { kind: 'true-false', ...asked('q0'), options: [], correct: 1 }, wrong: 0 },
  {
    question: { kind: 'order', ...asked('q0'), options: ['b', 'c', 'a'], correct: [2, 0, 1] },
    wrong: [0, 1, 2],
  },
  {
    question: {
      ...{ kind: 'match', ...asked('q0') },
      ...{ lefts: ['x', 'y'], options: ['Y', 'X'], correct: [1, 0] },
    },
    wrong: [0, 1],
  },
  {
    question: {
      ...{ kind: 'number', ...asked('q0') },
      ...{ options: [], unit: 'km', correct: 40, tolerance: 2 },
    },
    wrong: 43,
  },
  {
    question: { kind: 'word', ...asked('q0'), options: [], accepted: ['Methuselah'] },
    wrong: 'Enoch',
  },
];

/** A question with so many options, of which the second is right. */
export function question(name: string, options = 4): Extract<RoomQuestion, { kind: 'choice' }> {
  return {
    kind: 'choice',
    ...asked(name),
    options: Array.from({ length: options }, (_, index) => `${name} option ${index}`),
    correct: 1,
  };
}

export const questions = (count: number) =>
  Array.from({ length: count }, (_, index) => question(`q${index}`));

const COMMON = {
  code: 'ABCDEF',
  name: 'Our room',
  gameType: 'bible-trivia',
  band: 'elementary',
  maxPlayers: 6,
  calm: false,
} as const;

/** A room that child 1 has opened. */
export function studentRoom(change: { calm?: boolean; maxPlayers?: number } = {}): Room {
  return createRoom({ ...COMMON, classId: null, host: child(1), ...change }, NOON);
}

/** A room that the teacher has opened for a class. */
export function classRoom(
  change: { calm?: boolean; maxPlayers?: number } & Partial<Pick<Room, 'ranking' | 'teams'>> = {},
): Room {
  const host = { id: TEACHER, username: 'teacher' };
  return createRoom(
    { ...COMMON, maxPlayers: 60, classId: 7, host, ranking: 'full', teams: 0, ...change },
    NOON,
  );
}

/** A room whose time the test moves on. */
export class Scene {
  room: Room;
  at = NOON;

  constructor(room: Room, ...players: Newcomer[]) {
    this.room = room;
    for (const player of players) this.do({ type: 'join', player });
  }

  /** Dispatches a command now: what happened, or why nothing did. */
  do(command: Command): RoomEvent['type'][] | Refusal {
    const decision = decide(this.room, command, this.at);
    if (!decision.ok) return decision.refusal;
    this.room = decision.events.reduce(evolve, this.room);
    return decision.events.map(({ type }) => type);
  }

  /** Lets time pass and wakes the room whenever it asks for it: what happened in that time. */
  pass(millis: number): RoomEvent['type'][] {
    const until = this.at + millis;
    const happened: RoomEvent['type'][] = [];
    for (;;) {
      const due = nextWake(this.room);
      if (due === null || due > until) break;
      this.at = Math.max(this.at, due);
      happened.push(...(this.do({ type: 'wake' }) as RoomEvent['type'][]));
    }
    this.at = until;
    return happened;
  }

  seconds(seconds: number) {
    return this.pass(seconds * 1000);
  }

  minutes(minutes: number) {
    return this.pass(minutes * 60_000);
  }

  start(count = 3, gameId = 50) {
    return this.play(questions(count), gameId);
  }

  play(asked: readonly RoomQuestion[], gameId = 50) {
    const by = this.room.hostId ?? 0;
    return this.do({ type: 'start', by, gameId, questions: asked, pacing: PACING });
  }

  answer(by: number, answer: QuestionAnswer = 1, questionId = this.questionId) {
    return this.do({ type: 'answer', by, gameId: 50, questionId, answer });
  }

  control(action: Extract<Command, { type: 'control' }>['action'], by = this.room.hostId ?? 0) {
    return this.do({ type: 'control', by, action });
  }

  get questionId(): string {
    return this.game.questions[this.game.current]?.id ?? '';
  }

  get game() {
    if (this.room.game === null) throw new Error('no game runs in this scene');
    return this.room.game;
  }

  standing(playerId: number) {
    const standing = this.game.standings.find((one) => one.playerId === playerId);
    if (!standing) throw new Error(`no standing of ${playerId}`);
    return standing;
  }
}

/** A game of two children in a student's room, with its first question open. */
export function duel(change: { calm?: boolean } = {}): Scene {
  const scene = new Scene(studentRoom(change), child(2));
  scene.start();
  return scene;
}

/** A game of a class room with its first question open. */
export function lesson(room: Room, ...players: Newcomer[]): Scene {
  const scene = new Scene(room, ...players);
  scene.start();
  return scene;
}
