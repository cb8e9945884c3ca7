import type { SafetyQuestion } from '@lamplight/domain/safety';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let child: Person;
let teacher: Person;
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student({ age: 12 });
  teacher = await app.given.teacher({ firstName: 'Miriam' });
});
afterEach(() => app.close());

const UNCLEAR = 'my secret box is full';
const NOT_FOUND = { cause: { code: 'NOT_FOUND' } };

const desk = async () => (await teacher.call()).safety.list();
const notice = async () => (await teacher.call()).safety.notice();
const write = async (entry: string) => (await child.call()).journal.write({ entry });

async function askedIn(entry = UNCLEAR): Promise<SafetyQuestion> {
  const { safetyQuestion } = await write(entry);
  if (!safetyQuestion) throw new Error('the child was not asked');
  return safetyQuestion;
}

async function answer({ alertId, language }: SafetyQuestion, said: 'safe' | 'help') {
  return (await (await child.call()).safety.answer({ alertId, language, answer: said })).reply;
}

describe('a child whose entry was not understood', () => {
  test('is asked, with two answers in the language of the entry', async () => {
    expect(await askedIn()).toMatchObject({
      ...{ language: 'en', safe: 'I am safe', help: 'I need help' },
    });
    expect(await askedIn('mein messer ist stumpf und das buch auch')).toMatchObject({
      ...{ language: 'de', help: 'Ich brauche Hilfe' },
    });
  });

  test('may answer later, and is not asked again', async () => {
    const question = await askedIn();
    const { journal } = await child.call();
    expect(await journal.list()).toMatchObject([{ safetyQuestion: question }]);
    await answer(question, 'safe');
    expect((await journal.list())[0]).not.toHaveProperty('safetyQuestion');
  });

  test('is not asked for ordinary words', async () => {
    expect(await write('We saw owls in the dark.')).not.toHaveProperty('safetyQuestion');
  });
});

describe('“I am safe”', () => {
  test('stands on the desk, and the alert waits as before', async () => {
    const question = await askedIn();
    app.clock.advance({ minutes: 2 });
    expect(await answer(question, 'safe')).toContain('Thank you for saying so');
    expect(await desk()).toMatchObject([
      {
        ...{ level: 'standard', acknowledged: null },
        childAnswer: { said: 'safe', at: '2026-06-15T09:02:00.000Z' },
      },
    ]);
    expect(await notice()).toMatchObject({ urgent: [], standard: 1 });
  });

  test('takes no call for help back', async () => {
    const question = await askedIn();
    await answer(question, 'help');
    await answer(question, 'safe');
    expect(await desk()).toMatchObject([{ level: 'severe', childAnswer: { said: 'help' } }]);
  });
});

describe('“I need help”', () => {
  test('makes the alert urgent at once, and gets the words for it in its language', async () => {
    const question = await askedIn('mein messer ist stumpf und das buch auch');
    expect(await answer(question, 'help')).toContain('112');
    expect(await desk()).toMatchObject([{ level: 'severe', childAnswer: { said: 'help' } }]);
    expect((await notice()).urgent).toMatchObject([{ isDrill: false, round: 0 }]);
  });

  test('an hour later begins a wait of its own', async () => {
    const question = await askedIn();
    app.clock.advance({ minutes: 60 });
    await answer(question, 'help');
    expect((await notice()).urgent).toMatchObject([{ round: 0 }]);
  });

  test('is one alert, however often it is tapped', async () => {
    const question = await askedIn();
    await answer(question, 'help');
    await answer(question, 'help');
    expect(await desk()).toHaveLength(1);
  });

  test('after an adult has taken care of it is a new alert, which opens the same words', async () => {
    const question = await askedIn();
    const caller = await teacher.call();
    await caller.safety.acknowledge({ id: question.alertId });
    await answer(question, 'help');
    const [fresh, before] = await desk();
    expect(fresh).toMatchObject({ level: 'severe', concern: 'unclear', acknowledged: null });
    expect(before).toMatchObject({ level: 'standard', acknowledged: { by: 'Miriam' } });
    expect((await caller.safety.open({ id: fresh?.id ?? 0 })).content).toBe(UNCLEAR);
    await answer(question, 'help');
    expect(await desk()).toHaveLength(2);
  });
});

describe('an answer', () => {
  test('is taken from the child alone that was asked', async () => {
    const { alertId } = await askedIn();
    const input = { alertId, answer: 'help', language: 'en' } as const;
    const other = await app.given.student();
    await expect((await other.call()).safety.answer(input)).rejects.toMatchObject(NOT_FOUND);
    await expect((await teacher.call()).safety.answer(input)).rejects.toMatchObject({
      cause: { code: 'FORBIDDEN' },
    });
    expect(await desk()).toMatchObject([{ level: 'standard', childAnswer: null }]);
  });

  test('is taken to no alert that asked nothing', async () => {
    await write('They bully me at school every day.');
    const [alert] = await desk();
    const input = { alertId: alert?.id ?? 0, answer: 'help', language: 'en' } as const;
    await expect((await child.call()).safety.answer(input)).rejects.toMatchObject(NOT_FOUND);
    expect(await desk()).toMatchObject([{ level: 'standard' }]);
  });
});

describe('beside the journal', () => {
  test('a child is asked where it tells of itself in the profile', async () => {
    const bio = UNCLEAR;
    const answered = (await (await child.call()).profiles.update({ bio })) as {
      safetyReply?: string;
      safetyQuestion?: SafetyQuestion;
    };
    expect(answered.safetyReply).toContain('Are you safe?');
    expect(await desk()).toMatchObject([{ source: 'profile', concern: 'unclear' }]);
    await answer(answered.safetyQuestion as SafetyQuestion, 'help');
    expect(await desk()).toMatchObject([{ source: 'profile', level: 'severe' }]);
  });

  test('a child is asked in an answer to a challenge, and again when it looks, until it answers', async () => {
    const caller = await child.call();
    const { challenges } = await caller.challenges.generate({ date: '2026-06-15' });
    const id = challenges.find(({ type }) => type === 'reading' || type === 'creative')?.id ?? 0;
    const sent = { id, answer: UNCLEAR, seconds: 30, hintsUsed: 0 };
    const { safetyQuestion } = await caller.challenges.submit(sent);
    expect(safetyQuestion).toMatchObject({ safe: 'I am safe' });
    const again = async () => (await caller.challenges.today({ date: '2026-06-15' })).results[0];
    expect(await again()).toMatchObject({ safetyQuestion });
    await answer(safetyQuestion as SafetyQuestion, 'safe');
    expect(await again()).not.toHaveProperty('safetyQuestion');
  });

  test('nobody is asked about a search or a quiz topic', async () => {
    const caller = await child.call();
    await caller.scripture.lookUp({ query: UNCLEAR });
    expect(await desk()).toEqual([]);
  });
});
