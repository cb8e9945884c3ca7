import { DELETION_WAIT_DAYS } from '@lamplight/domain/families';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toAppError } from '../../platform/error-mapping.ts';
import { type Caller, createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let child: Person;
let teacher: Person;
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student({ firstName: 'Ruth' });
  teacher = await app.given.teacher({ firstName: 'Miriam' });
});
afterEach(() => app.close());

const SEVERE = 'I want to kill myself.';
const KIND = { safetyReply: expect.stringContaining('not in trouble') };
const TODAY = '2026-06-15';
const projectId = 1;

const desk = async () => (await teacher.call()).safety.list();
const opened = async (id: number) => (await (await teacher.call()).safety.open({ id })).content;

/** What a call answered: its result, or the body of its refusal. */
async function outcomeOf(call: Promise<unknown>): Promise<Record<string, unknown>> {
  try {
    return ((await call) ?? {}) as Record<string, unknown>;
  } catch (error) {
    return { ...toAppError(error).toBody() };
  }
}

async function challengeId(caller: Caller): Promise<number> {
  const { challenges } = await caller.challenges.generate({ date: TODAY });
  return challenges.find(({ type }) => type === 'reading' || type === 'creative')?.id ?? 0;
}

const solved = () =>
  app.db
    .selectFrom('activityEvents')
    .select('id')
    .where('kind', '=', 'challenge-completed')
    .execute();

const WRITTEN: Readonly<Record<string, (caller: Caller, text: string) => Promise<unknown>>> = {
  challenge: async (caller, answer) =>
    caller.challenges.submit({
      ...{ id: await challengeId(caller), answer, seconds: 30, hintsUsed: 0 },
    }),
  verse: (caller, answer) => caller.verses.practice({ week: 1, exercise: 'type', answer }),
  quiz: (caller, topic) => caller.quizzes.generate({ subject: 'science', topic }),
  room: (caller, name) => caller.multiplayer.create({ name, gameType: 'bible-trivia' }),
  profile: (caller, bio) => caller.profiles.update({ bio }),
  project: (caller, code) => caller.projects.save({ projectId, code }),
  search: (caller, query) => caller.scripture.lookUp({ query }),
  activity: (caller, subject) =>
    caller.recommendations.act({ action: 'reject', recommendationId: 1, subject }),
  form: (caller, emotionalState) => caller.tracking.report({ emotionalState }),
};

describe('what a child in danger writes', () => {
  test.each(Object.entries(WRITTEN))(
    'as %s raises an alert with the words, and gets the fixed reply',
    async (source, write) => {
      const outcome = await outcomeOf(write(await child.call(), SEVERE));
      const [alert, ...more] = await desk();
      expect(alert).toMatchObject({ source, level: 'severe', concern: 'self-harm' });
      expect(more).toEqual([]);
      expect(await opened(alert?.id ?? 0)).toBe(SEVERE);
      expect(outcome.safetyReply).toContain('not in trouble');
    },
  );

  test.each(Object.entries(WRITTEN))('is not seen in ordinary words as %s', async (_, write) => {
    const outcome = await outcomeOf(write(await child.call(), 'Owls in the dark'));
    expect(await desk()).toEqual([]);
    expect(outcome).not.toHaveProperty('safetyReply');
  });

  test('as the own name raises an alert with the account', async () => {
    const names = { firstName: 'Kill', lastName: 'Myself tonight, I want to die' };
    const { safetyReply } = await app.visitor.auth.register({
      ...{ username: 'noname', password: 'a-good-password', role: 'student', age: 9, grade: 4 },
      ...{ termsAccepted: true, ...names },
    });
    expect(safetyReply).toContain('not in trouble');
    expect(await desk()).toMatchObject([{ source: 'name', student: { username: 'noname' } }]);
  });

  test('is heard in a refused room name, and the room is not made', async () => {
    const caller = await child.call();
    const room = { name: 'i want to die', gameType: 'bible-trivia' } as const;
    await expect(caller.multiplayer.create(room)).rejects.toMatchObject({
      cause: { safetyWords: KIND },
    });
    expect(await caller.multiplayer.current()).toBeNull();
    expect(await desk()).toMatchObject([{ source: 'room' }]);
  });

  test('is heard in an input that is refused for another reason', async () => {
    const caller = await child.call();
    const late = { id: 999, answer: SEVERE, seconds: 30, hintsUsed: 0 };
    await expect(caller.challenges.submit(late)).rejects.toMatchObject({
      cause: { code: 'NOT_FOUND', safetyWords: KIND },
    });
    await expect(caller.challenges.submit({ answer: SEVERE } as never)).rejects.toMatchObject({
      cause: { code: 'VALIDATION', safetyWords: KIND },
    });
    expect(await desk()).toMatchObject([{ source: 'challenge' }]);
  });

  test('as a challenge answer scores as ever, and the reply is there again when it is looked at', async () => {
    const caller = await child.call();
    const id = await challengeId(caller);
    const answer = `${SEVERE} My uncle touches me at night.`;
    const result = await caller.challenges.submit({ id, answer, seconds: 30, hintsUsed: 0 });
    expect(result.correct).toBe(true);
    expect(result.points).toBeGreaterThan(0);
    const { results } = await caller.challenges.today({ date: TODAY });
    expect(results).toEqual([result]);
    expect(result.safetyReply).toContain('not in trouble');
    const concerns = (await desk()).map(({ concern }) => concern);
    expect(concerns.sort()).toEqual(['abuse', 'self-harm']);
    expect(await solved()).toEqual([]);
  });

  test('stands in no list of what was solved, as ordinary answers do', async () => {
    const caller = await child.call();
    const id = await challengeId(caller);
    await caller.challenges.submit({ id, answer: 'Owls in the dark', seconds: 30, hintsUsed: 0 });
    expect(await solved()).toHaveLength(1);
  });

  test('is heard once when a call is repeated', async () => {
    const keyed = await child.call({ idempotencyKey: 'one' });
    const id = await challengeId(await child.call());
    const answer = { id, answer: SEVERE, seconds: 30, hintsUsed: 0 };
    const first = await keyed.challenges.submit(answer);
    expect(await keyed.challenges.submit(answer)).toEqual(first);
    expect(await desk()).toHaveLength(1);
  });
});

describe('the same words', () => {
  const save = async (code: string) => (await child.call()).projects.save({ projectId, code });

  test('in a program that is saved ten times raise one alert, with the newest text', async () => {
    const said: unknown[] = [];
    for (let line = 0; line < 10; line += 1) {
      said.push(await save(`# ${SEVERE}\n${'print(1)\n'.repeat(line)}`));
    }
    const [alert, ...more] = await desk();
    expect(more).toEqual([]);
    expect(await opened(alert?.id ?? 0)).toContain('print(1)');
    expect(said[0]).toHaveProperty('safetyReply');
    expect(said[1]).not.toHaveProperty('safetyReply');
  });

  test('raise none again while a program that an adult knows of is saved, and one the next day', async () => {
    await save(`# ${SEVERE}`);
    const [alert] = await desk();
    await (await teacher.call()).safety.acknowledge({ id: alert?.id ?? 0 });
    await save(`# ${SEVERE}\nprint(1)`);
    expect(await desk()).toHaveLength(1);
    app.clock.advance({ days: 1, minutes: 1 });
    await save(`# ${SEVERE}\nprint(2)`);
    expect(await desk()).toHaveLength(2);
  });

  test('raise one more when something else is added', async () => {
    await save(`# ${SEVERE}`);
    await save(`# ${SEVERE}\n# My uncle touches me at night.`);
    expect((await desk()).map(({ concern }) => concern).sort()).toEqual(['abuse', 'self-harm']);
  });

  test('raise one again in a room name once an adult has taken care of the first', async () => {
    const name = async () => WRITTEN.room?.(await child.call(), SEVERE).catch(() => null);
    await name();
    await name();
    const [alert, ...more] = await desk();
    expect(more).toEqual([]);
    await (await teacher.call()).safety.acknowledge({ id: alert?.id ?? 0 });
    await name();
    expect(await desk()).toHaveLength(2);
  });

  test('of two children raise two', async () => {
    const other = await app.given.student();
    for (const person of [child, other]) {
      await (await person.call()).profiles.update({ bio: SEVERE });
    }
    expect(await desk()).toHaveLength(2);
  });
});

describe('an adult', () => {
  test.each(['teacher', 'parent', 'admin'] as const)('as %s raises no alert', async (role) => {
    const adult = await app.given[role]();
    await (await adult.call()).profiles.update({ bio: SEVERE });
    await WRITTEN.search?.(await adult.call(), SEVERE);
    expect(await app.db.selectFrom('safetyAlerts').selectAll().execute()).toEqual([]);
    expect(await app.db.selectFrom('heardTexts').selectAll().execute()).toEqual([]);
  });
});

describe('the words that are kept for the desk', () => {
  beforeEach(async () => {
    await (await child.call()).profiles.update({ bio: SEVERE });
    await (await child.call()).profiles.update({ bio: 'I like owls' });
  });

  const kept = () => app.db.selectFrom('heardTexts').selectAll().execute();

  test('are there when the child has changed them, and who reads them is noted', async () => {
    const [alert] = await desk();
    expect(await opened(alert?.id ?? 0)).toBe(SEVERE);
    const read = await app.db
      .selectFrom('auditEvents')
      .selectAll()
      .where('action', '=', 'safety.text-read')
      .execute();
    expect(read).toMatchObject([{ actorId: teacher.id, userId: child.id }]);
  });

  test('go with the account', async () => {
    await (await child.call()).auth.deleteAccount();
    await app.runFor(DELETION_WAIT_DAYS);
    expect(await kept()).toEqual([]);
  });

  test('go after 400 days, and the alert says that they are gone', async () => {
    const [alert] = await desk();
    app.clock.advance({ days: 400 });
    await app.services.tidyUp();
    expect(await kept()).toHaveLength(1);
    app.clock.advance({ days: 1 });
    await app.services.tidyUp();
    expect(await kept()).toEqual([]);
    await expect(opened(alert?.id ?? 0)).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
  });

  test('of the demo student go within the hour, and those of a child do not', async () => {
    await app.db.updateTable('users').set({ isDemo: 1 }).where('id', '=', child.id).execute();
    await WRITTEN.search?.(await (await app.given.student()).call(), SEVERE);
    app.clock.advance({ days: 1 });
    await app.services.tidyUp();
    expect(await kept()).toMatchObject([{ source: 'search' }]);
  });

  test('are not in the own data, which somebody at home may open', async () => {
    const own = await (await child.call()).profiles.exportMyData();
    expect(JSON.stringify(own)).not.toContain(SEVERE);
  });
});

describe('words beside others', () => {
  const ALONE = [
    'Ein Mann hat mir weh getan unten',
    'ich hau heute nacht ab, rucksack ist gepackt',
    'il a dit que si je parle il tue mon chien',
    'estoy en la azotea',
  ];
  const ORDINARY = 'Owls, the stars, and what we did in the garden with our friends today';
  const levels = async () => (await desk()).map(({ level, concern }) => `${level} ${concern}`);

  test.each(ALONE)(
    '“%s” is heard in the journal under a prompt as it is without one',
    async (content) => {
      const caller = await child.call();
      const { prompts } = await caller.journal.prompts();
      for (const { text } of prompts.slice(0, 12)) {
        await caller.journal.write({ prompt: text, content });
      }
      const under = await levels();
      expect(under).not.toEqual([]);
      await caller.journal.write({ entry: content });
      expect(new Set(await levels())).toEqual(new Set(under));
    },
  );

  test.each(ALONE)('“%s” is heard as a prompt that no page sends', async (prompt) => {
    await (await child.call()).journal.write({ prompt, content: ORDINARY });
    expect(await desk()).not.toEqual([]);
  });

  test('a prompt of the product over ordinary words raises nothing', async () => {
    const caller = await child.call();
    const { prompts } = await caller.journal.prompts();
    for (const { text } of prompts.slice(0, 40)) {
      await caller.journal.write({ prompt: text, content: ORDINARY });
    }
    expect(await desk()).toEqual([]);
  });

  test.each(ALONE)('“%s” is heard in one field of a profile as it is alone', async (bio) => {
    const caller = await child.call();
    await caller.profiles.update({ bio });
    const alone = await levels();
    expect(alone).not.toEqual([]);
    const boaz = await (await app.given.student()).call();
    await boaz.profiles.update({ favoriteSubjects: [ORDINARY, ORDINARY], bio });
    expect(await levels()).toEqual([...alone, ...alone]);
  });

  test.each(ALONE)('“%s” is heard in a comment of a program', async (words) => {
    const code = `${'let total = 0;\nfor (let i = 0; i < 10; i++) {\n  total += i;\n}\n'.repeat(5)}// ${words}\n`;
    await (await child.call()).projects.save({ projectId, code });
    expect(await desk()).not.toEqual([]);
  });
});
