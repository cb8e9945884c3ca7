import type { NewClassRoom } from '@lamplight/domain/multiplayer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstClassId, givenClass } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let teacher: Person;
let children: Person[];
let classId: number;
beforeEach(async () => {
  app = await createTestApp();
  teacher = await app.given.teacher({ username: 'naomi' });
  children = [];
  for (const firstName of ['Ruth', 'Boaz', 'Obed']) {
    children.push(await app.given.student({ firstName }));
  }
  classId = await firstClassId(app);
});
afterEach(() => app.close());

const rooms = async (person: Person) => (await person.call()).multiplayer;
const refused = (code: string) => ({ cause: { code } });
type Wish = Partial<NewClassRoom>;
const wish = (fields: Wish = {}) =>
  ({ name: 'Monday quiz', classId, gameType: 'ai-quiz', band: 'elementary', ...fields }) as const;

/** A room of the class with all children in it. */
async function gathered(fields: Wish = {}): Promise<string> {
  const { room } = await (await rooms(teacher)).openClassRoom(wish(fields));
  for (const child of children) await (await rooms(child)).join({ code: room.id });
  return room.id;
}

const lead = async (code: string, action: 'pause' | 'resume' | 'skip' | 'end' | 'lock') =>
  (await rooms(teacher)).control({ roomId: code, action });

describe('a room for a class', () => {
  test('is opened by a teacher who leads it and takes no seat', async () => {
    const game = await (await rooms(teacher)).openClassRoom(wish());
    expect(game).toMatchObject({
      session: null,
      room: { createdBy: 'naomi', hostId: teacher.id, forClass: true, maxPlayers: 60, players: [] },
    });
    const list = await (await rooms(teacher)).myRooms();
    expect(list.map(({ id }) => id)).toEqual([game.room.id]);
  });

  test('is for teachers of the class who are approved, and for no others', async () => {
    const open = async (person: Person, id = classId) =>
      (await rooms(person)).openClassRoom({ ...wish(), classId: id });
    const pending = await app.given.teacher({ approved: false });
    await expect(open(pending)).rejects.toMatchObject(refused('FORBIDDEN'));
    expect(await (await rooms(pending)).rooms()).toEqual([]);
    expect(await (await rooms(pending)).myRooms()).toEqual([]);
    const other = await app.given.teacher();
    const owls = await givenClass(app, 'Owls', { teachers: [other] });
    await expect(open(other)).rejects.toMatchObject(refused('FORBIDDEN'));
    expect((await open(other, owls)).room.forClass).toBe(true);
    await gathered();
    expect(await (await rooms(other)).myRooms()).toHaveLength(1);
  });

  test('is for the students of the class', async () => {
    const code = await gathered();
    const stranger = await app.given.student();
    await givenClass(app, 'Owls', { students: [stranger] });
    await expect((await rooms(stranger)).join({ code })).rejects.toMatchObject(
      refused('NOT_FOUND'),
    );
    expect(app.services.multiplayer.hub.find(code)?.room.players).toHaveLength(3);
  });

  test('asks about the topic that was chosen, of those that the game has', async () => {
    const mine = await rooms(teacher);
    const topics = await mine.topics({ gameType: 'ai-quiz', band: 'elementary' });
    expect(topics.length).toBeGreaterThan(3);
    const topic = topics[1]?.topic ?? '';
    const code = await gathered({ topic, questions: 5 });
    const { session } = await mine.start({ roomId: code });
    expect(session?.totalQuestions).toBe(5);
    const asked = app.services.multiplayer.hub.find(code)?.room.game?.questions ?? [];
    expect(asked.map((question) => question.topic)).toEqual(asked.map(() => topic));
    await expect(mine.openClassRoom(wish({ topic: 'no such' }))).rejects.toMatchObject(
      refused('VALIDATION'),
    );
  });

  test('asks the teacher’s own questions', async () => {
    const caller = await teacher.call();
    const question = (number: number) => ({
      kind: 'choice' as const,
      question: `What is ${number} and 1?`,
      options: [`${number + 1}`, `${number + 2}`],
      answer: 0,
      explanation: 'One more.',
      topic: 'Counting',
    });
    const set = await caller.questionSets.create({
      name: 'Counting',
      questions: [question(10), question(20), question(30), question(40)],
    });
    const code = await gathered({ questionSetId: set.id, questions: 3 });
    await (await rooms(teacher)).start({ roomId: code });
    const asked = app.services.multiplayer.hub.find(code)?.room.game?.questions ?? [];
    expect(asked.map(({ text }) => text)).toEqual(
      asked.map(() => expect.stringMatching(/^What is \d0 and 1\?$/)),
    );
    expect(asked).toHaveLength(3);
    await expect(
      (await rooms(teacher)).openClassRoom(wish({ questionSetId: set.id + 1 })),
    ).rejects.toMatchObject(refused('NOT_FOUND'));
  });
});

describe('a word that a child types', () => {
  const word = (question: string) => ({
    ...{ kind: 'word' as const, question, options: ['Noah', 'Noe'], explanation: '', topic: '' },
  });

  /** A running game that asks for words. */
  async function askedForWords() {
    const set = await (await teacher.call()).questionSets.create({
      name: 'Words',
      questions: ['Who built the ark?', 'Who sent the dove?', 'Who planted vines?'].map(word),
    });
    const code = await gathered({ questionSetId: set.id, calm: true });
    const { session } = await (await rooms(teacher)).start({ roomId: code });
    if (session?.question === null || session === null) throw new Error('nothing is asked');
    const { id: sessionId, question } = session;
    const type = async (child: Person | undefined, answer: string) =>
      (await rooms(child ?? expect.fail())).submitAnswer({
        sessionId,
        questionId: question.id,
        answer,
      });
    return { code, question, type, sessionId };
  }

  test('is right in any spelling that the teacher gave, and told to nobody but the teachers', async () => {
    const { code, question, type, sessionId } = await askedForWords();
    expect(question).toMatchObject({ kind: 'word', options: [] });
    expect(await type(children[0], ' noé.')).toEqual({ accepted: true, answer: ' noé.' });
    await type(children[1], 'Moses');
    await type(children[2], 'Methuselah');
    const wall = await (await rooms(teacher)).projectorView({ roomId: code });
    expect(wall.session?.result).toMatchObject({ correct: 'Noah', right: 1, counts: [] });
    const other = await (await rooms(children[1] ?? expect.fail())).current();
    for (const seen of [wall, other]) expect(JSON.stringify(seen)).not.toMatch(/Methuselah|noé/u);
    expect(other?.session?.own).toMatchObject({ answer: 'Moses', outcome: { correct: false } });
    await lead(code, 'end');
    const report = await (await teacher.call()).gameReports.get({ gameId: sessionId });
    const given = report.questions[0]?.given.map(({ answer, correct }) => [answer, correct]);
    expect(given).toEqual(
      expect.arrayContaining([
        [' noé.', true],
        ['Moses', false],
        ['Methuselah', false],
      ]),
    );
  });

  test('is heard', async () => {
    const { type } = await askedForWords();
    await type(children[0], 'I want to kill myself');
    await type(children[1], 'Noah');
    const alerts = await app.db.selectFrom('safetyAlerts').select(['userId', 'source']).execute();
    expect(alerts).toEqual([{ userId: children[0]?.id, source: 'room' }]);
  });

  test('is at most sixty letters long', async () => {
    const { type } = await askedForWords();
    await expect(type(children[0], 'w'.repeat(61))).rejects.toThrow();
    expect(await type(children[0], 'w'.repeat(60))).toMatchObject({ accepted: true });
  });
});

describe('the next game of a room', () => {
  const race = { gameType: 'math-race', band: 'elementary' } as const;

  test('is another one for the same children, with its own questions', async () => {
    const code = await gathered({ questions: 5 });
    const mine = await rooms(teacher);
    await mine.start({ roomId: code });
    await expect(mine.nextGame({ roomId: code, ...race })).rejects.toMatchObject(
      refused('GAME_RUNNING'),
    );
    await lead(code, 'end');
    const { room, session } = await mine.nextGame({ roomId: code, ...race, calm: true });
    expect(room).toMatchObject({ id: code, status: 'waiting', gameType: 'math-race', calm: true });
    expect(room.players).toHaveLength(3);
    expect(session).toBeNull();
    const played = await mine.start({ roomId: code });
    const asked = app.services.multiplayer.hub.find(code)?.room.game?.questions ?? [];
    expect(new Set(asked.map(({ subject }) => subject))).toEqual(new Set(['math']));
    expect(played.session?.totalQuestions).not.toBe(5);
  });

  test('is shown to its children, and outlives a restart of the host', async () => {
    const code = await gathered();
    await (await rooms(teacher)).nextGame({ roomId: code, ...race });
    const seen = await (await rooms(children[0] as Person)).current();
    expect(seen?.room).toMatchObject({ gameType: 'math-race', status: 'waiting' });
    const stored = await app.db
      .selectFrom('rooms')
      .select('state')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(stored.state ?? '').room).toMatchObject({ gameType: 'math-race' });
  });

  test('may not be of an unknown topic, and is chosen by the room’s own teachers alone', async () => {
    const code = await gathered();
    const mine = await rooms(teacher);
    await expect(mine.nextGame({ roomId: code, ...race, topic: 'no such' })).rejects.toMatchObject(
      refused('VALIDATION'),
    );
    const other = await app.given.teacher();
    await givenClass(app, 'Owls', { teachers: [other] });
    await expect((await rooms(other)).nextGame({ roomId: code, ...race })).rejects.toMatchObject(
      refused('NOT_FOUND'),
    );
  });

  test('reaches a child who looks at the scores of another room', async () => {
    const [ruth, boaz] = children as [Person, Person];
    const own = await (await rooms(ruth)).create({ gameType: 'ai-quiz', name: 'Friends' });
    await (await rooms(boaz)).join({ code: own.room.id });
    const told: string[] = [];
    const { hub } = app.services.multiplayer;
    const stop = hub.listen(boaz.id, (message) => told.push(JSON.parse(message).type));
    await (await rooms(ruth)).start({ roomId: own.room.id });
    await (await rooms(teacher)).openClassRoom(wish());
    expect(told).not.toContain('room_created');
    await (await rooms(ruth)).control({ roomId: own.room.id, action: 'end' });
    await (await rooms(teacher)).openClassRoom(wish({ name: 'Second' }));
    expect(told).toContain('room_created');
    stop();
  });
});

describe('leading a room', () => {
  test('is for its teacher: start, pause, resume, skip, end, lock', async () => {
    const code = await gathered();
    await expect(
      (await rooms(children[0] as Person)).start({ roomId: code }),
    ).rejects.toMatchObject(refused('NOT_ROOM_HOST'));
    expect((await (await rooms(teacher)).start({ roomId: code })).session?.gamePhase).toBe(
      'question',
    );
    expect((await lead(code, 'pause')).session?.paused).toBe(true);
    app.clock.advance({ minutes: 10 });
    const resumed = await lead(code, 'resume');
    expect(resumed.session).toMatchObject({ paused: false, timeLeft: 25, gamePhase: 'question' });
    expect((await lead(code, 'skip')).session?.gamePhase).toBe('explanation');
    expect((await lead(code, 'lock')).room.locked).toBe(true);
    expect((await lead(code, 'end')).room.status).toBe('finished');
    await expect(
      (await rooms(children[0] as Person)).control({ roomId: code, action: 'reopen' }),
    ).rejects.toMatchObject(refused('NOT_ROOM_HOST'));
  });

  test('is for a teacher who teaches the class too, and hidden from others', async () => {
    const code = await gathered();
    const second = await app.given.teacher();
    expect((await (await rooms(second)).console({ roomId: code })).console.players).toHaveLength(3);
    expect((await (await rooms(second)).start({ roomId: code })).room.status).toBe('playing');
    const other = await app.given.teacher();
    await givenClass(app, 'Owls', { teachers: [other] });
    const theirs = await rooms(other);
    for (const call of [
      () => theirs.console({ roomId: code }),
      () => theirs.start({ roomId: code }),
      () => theirs.control({ roomId: code, action: 'end' }),
      () => theirs.removePlayer({ roomId: code, playerId: children[0]?.id ?? 0 }),
    ]) {
      await expect(call()).rejects.toMatchObject(refused('NOT_FOUND'));
    }
  });

  test('takes a child out, who does not come back', async () => {
    const code = await gathered();
    const [ruth] = children as [Person];
    const { room } = await (await rooms(teacher)).removePlayer({ roomId: code, playerId: ruth.id });
    expect(room.players.map(({ id }) => id)).not.toContain(ruth.id);
    expect(await (await rooms(ruth)).current()).toBeNull();
    await expect((await rooms(ruth)).join({ code })).rejects.toMatchObject(
      refused('REMOVED_FROM_ROOM'),
    );
    expect(await (await rooms(ruth)).rooms()).toEqual([]);
  });
});

describe('the console', () => {
  test('knows the children by name, and the key of the open question', async () => {
    const code = await gathered();
    const mine = await rooms(teacher);
    await mine.start({ roomId: code });
    const [ruth] = children as [Person];
    const { session } = (await (await rooms(ruth)).current()) ?? {};
    await (await rooms(ruth)).submitAnswer({
      sessionId: session?.id ?? 0,
      questionId: session?.question?.id ?? '',
      answer: 0,
    });
    const { console: view } = await mine.console({ roomId: code });
    expect(view.players.map(({ realName, hasAnswered }) => [realName, hasAnswered])).toEqual([
      ['Ruth', true],
      ['Boaz', false],
      ['Obed', false],
    ]);
    expect(view).toMatchObject({ answered: 1, of: 3, tournamentId: null });
    expect(view.key?.correct).toBeTypeOf('number');
    await lead(code, 'skip');
    expect((await mine.console({ roomId: code })).console.key).toBeNull();
  });

  test('sees all points where the children see none', async () => {
    const code = await gathered({ ranking: 'off' });
    const mine = await rooms(teacher);
    await mine.start({ roomId: code });
    await lead(code, 'skip');
    expect((await mine.console({ roomId: code })).session?.ranking).toHaveLength(3);
    const child = await (await rooms(children[0] as Person)).current();
    expect(child?.session).toMatchObject({ ranking: [], scores: {} });
  });
});

describe('what helps a child', () => {
  const help = { timeFactor: 2, fewerOptions: true, readAloud: true } as const;

  test('holds in a game at once, and no other child sees it', async () => {
    const code = await gathered();
    const [ruth, boaz] = children as [Person, Person];
    const mine = await rooms(teacher);
    await mine.start({ roomId: code });
    await mine.accommodate({ roomId: code, playerId: ruth.id, accommodation: help });
    const own = (await (await rooms(ruth)).current())?.session?.own;
    expect(own).toMatchObject({ answerSeconds: 50, readAloud: true });
    expect(own?.keep).toHaveLength(3);
    const seen = await (await rooms(boaz)).current();
    expect(seen?.session?.own).toMatchObject({ answerSeconds: 25, keep: null, readAloud: false });
    expect(JSON.stringify(seen?.room)).not.toMatch(/accommodation|timeFactor|fewer/);
    const { console: view } = await mine.console({ roomId: code });
    expect(view.players[0]?.accommodation).toEqual(help);
  });

  test('that was set before comes with the child into every room', async () => {
    const [ruth] = children as [Person];
    await (await teacher.call()).accommodations.set({ userId: ruth.id, ...help });
    const code = await gathered();
    await (await rooms(teacher)).start({ roomId: code });
    expect((await (await rooms(ruth)).current())?.session?.own?.answerSeconds).toBe(50);
  });
});
