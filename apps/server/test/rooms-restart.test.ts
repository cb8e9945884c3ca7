import { join } from 'node:path';
import { openConnection } from '@lamplight/db';
import type { CurrentGame, SessionView } from '@lamplight/domain/multiplayer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Account, type LivePlayer, openPlayer } from './live-player.ts';
import { createFolder, type HostProcess, post, startHostProcess } from './processes.ts';

const PATIENCE = 60_000;
const PLAYERS = 40;
const QUESTIONS = 4;

let data: ReturnType<typeof createFolder>;
const running: HostProcess[] = [];
const open: LivePlayer[] = [];
beforeEach(() => {
  data = createFolder();
});
afterEach(async () => {
  for (const player of open.splice(0)) player.socket.terminate();
  for (const host of running.splice(0)) {
    host.kill('SIGKILL');
    await host.ended;
  }
  data.remove();
});

async function start(): Promise<HostProcess> {
  const host = await startHostProcess(
    data.path,
    { TEACHER_SIGNUP: 'open' },
    '../test/quick-host.ts',
  );
  running.push(host);
  return host;
}

async function register(host: HostProcess, username: string, role: string): Promise<Account> {
  const person = {
    username,
    password: 'barley-harvest',
    role,
    age: 9,
    grade: 4,
    termsAccepted: true,
  };
  const { body } = await post(host.origin, '/api/auth/register', person);
  return { id: Number(body.user.id), token: body.token };
}

/** A teacher's call over tRPC. */
async function call(host: HostProcess, { token }: Account, procedure: string, input: object) {
  const { body } = await post(host.origin, `/trpc/multiplayer.${procedure}`, input, token);
  return (body.result as unknown as { data: CurrentGame }).data;
}

/** A child at a tablet, who answers by a rule and remembers what the host has acknowledged. */
class Child {
  readonly account: Account;
  /** Accepted options by the place of their question. */
  readonly accepted = new Map<number, number>();
  readonly ended: Promise<SessionView>;
  /** Whether a question of this place is answered. */
  answers: (place: number) => boolean = () => true;
  session: SessionView | null = null;
  tablet: LivePlayer | null = null;
  #end: (session: SessionView) => void = () => {};
  #wakeUps: (() => void)[] = [];

  constructor(account: Account) {
    this.account = account;
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  async connect(host: HostProcess): Promise<void> {
    this.tablet = await openPlayer(host.origin, this.account);
    open.push(this.tablet);
    void this.#follow(this.tablet);
  }

  /** Resolves when something is true of this child. */
  async see(isSo: (child: Child) => boolean): Promise<void> {
    while (!isSo(this)) await new Promise<void>((resolve) => this.#wakeUps.push(resolve));
  }

  #choice(place: number): number {
    return (this.account.id + place) % 2;
  }

  async #follow(tablet: LivePlayer): Promise<void> {
    for (;;) {
      const message = await tablet.next().then((next) => next as unknown as LiveMessageLike);
      if (message.type === 'answer_accepted') {
        const place = Number(this.session?.currentQuestion);
        this.accepted.set(place, Number(message.answer));
      }
      if (message.session) this.#look(message.session, tablet);
      for (const wakeUp of this.#wakeUps.splice(0)) wakeUp();
    }
  }

  #look(session: SessionView, tablet: LivePlayer): void {
    this.session = session;
    const { currentQuestion: place, gamePhase, own } = session;
    if (gamePhase === 'finished') this.#end(session);
    const isOpen = gamePhase === 'question' && own?.answer === null;
    if (isOpen && this.answers(place)) tablet.answer(session, this.#choice(place));
  }
}

interface LiveMessageLike {
  readonly type: string;
  readonly answer?: number;
  readonly session?: SessionView | null;
}

/** A class of children in a room of their teacher, with a game that has begun. */
async function beginGame(host: HostProcess) {
  const teacher = await register(host, 'naomi', 'teacher');
  const names = Array.from({ length: PLAYERS }, (_, index) => `child-${index}`);
  const accounts = await Promise.all(names.map((name) => register(host, name, 'student')));
  const children = accounts.map((account) => new Child(account));
  const [{ id: classId }] = await taughtClasses(host, teacher);
  const wish = { name: 'Barley field', classId, gameType: 'ai-quiz', band: 'elementary' };
  const { room } = await call(host, teacher, 'openClassRoom', {
    ...wish,
    questions: QUESTIONS,
    // Each child is told all scores.
    ranking: 'full',
  });
  await Promise.all(
    children.map(async (child) => {
      await child.connect(host);
      await child.tablet?.post(`join-room/${room.id}`);
    }),
  );
  return { teacher, children, code: room.id };
}

async function taughtClasses(host: HostProcess, { token }: Account): Promise<[{ id: number }]> {
  const answer = await fetch(`${host.origin}/trpc/teaching.classes`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { result } = (await answer.json()) as { result: { data: [{ id: number }] } };
  return result.data;
}

/** What a stopped host left in its database. */
function storedAnswers() {
  const database = openConnection(join(data.path, 'lamplight.db'));
  const answers = database
    .prepare(
      'select user_id as userId, place, cast(answer as integer) as choice, points from room_answers',
    )
    .all() as { userId: number; place: number; choice: number; points: number }[];
  const scores = database
    .prepare('select user_id as userId, score from room_game_players')
    .all() as {
    userId: number;
    score: number;
  }[];
  database.close();
  return { answers, scores };
}

test(
  'a class plays on to the end when the host is killed in the middle of a question',
  async () => {
    const host = await start();
    const { teacher, children, code } = await beginGame(host);
    // In the second question a part of the class has answered, and a part is just about to.
    const early = children.slice(0, 25);
    const late = children.slice(25);
    for (const child of late) child.answers = (place) => place !== 1;
    await call(host, teacher, 'start', { roomId: code });
    await Promise.all(early.map((child) => child.see(({ accepted }) => accepted.has(1))));
    for (const child of late.slice(0, 8)) {
      if (child.session) child.tablet?.answer(child.session, 0);
    }
    host.kill('SIGKILL');
    await host.ended;
    const before = storedAnswers();
    for (const child of children) {
      for (const [place, choice] of child.accepted) {
        const own = { userId: child.account.id, place, choice };
        expect(before.answers).toContainEqual(expect.objectContaining(own));
      }
    }

    const next = await start();
    for (const child of children) child.answers = () => true;
    await Promise.all(children.map((child) => child.connect(next)));
    for (const child of early) {
      await child.see(({ session }) => session?.currentQuestion === 1);
      expect(child.session?.own?.answer).toBe(child.accepted.get(1));
    }
    const ends = await Promise.all(children.map(({ ended }) => ended));
    next.kill('SIGTERM');
    await next.ended;

    const { answers, scores } = storedAnswers();
    expect(answers).toHaveLength(PLAYERS * QUESTIONS);
    for (const { userId, score } of scores) {
      const points = answers.filter((answer) => answer.userId === userId);
      expect(score).toBe(points.reduce((sum, each) => sum + each.points, 0));
      expect(ends[0]?.scores[userId]).toBe(score);
    }
    for (const child of children) {
      for (const [place, choice] of child.accepted) {
        const own = { userId: child.account.id, place, choice };
        expect(answers).toContainEqual(expect.objectContaining(own));
      }
    }
    expect(ends.map(({ ranking }) => ranking.length)).toEqual(ends.map(() => PLAYERS));
  },
  PATIENCE,
);

test(
  'a host that is stopped well takes nobody out of a game and ends no question',
  async () => {
    const host = await start();
    const [ruth, boaz] = [
      new Child(await register(host, 'ruth', 'student')),
      new Child(await register(host, 'boaz', 'student')),
    ];
    boaz.answers = () => false;
    await ruth.connect(host);
    await boaz.connect(host);
    const wish = { name: 'Barley field', gameType: 'ai-quiz' };
    const room = await ruth.tablet?.post<{ id: string }>('create-room', wish);
    await boaz.tablet?.post(`join-room/${room?.id}`);
    await ruth.tablet?.post(`start-game/${room?.id}`);
    await ruth.see(({ accepted }) => accepted.has(0));
    host.kill('SIGTERM');
    expect((await host.ended).code).toBe(0);

    const next = await start();
    await ruth.connect(next);
    await boaz.connect(next);
    const game = await boaz.tablet?.current();
    expect(game?.room.players.map(({ isConnected }) => isConnected)).toEqual([true, true]);
    expect(game?.session).toMatchObject({ currentQuestion: 0, gamePhase: 'question' });
    expect((await ruth.tablet?.current())?.session?.own?.answer).toBe(ruth.accepted.get(0));
  },
  PATIENCE,
);
