import { lessonId } from '@lamplight/domain/lessons';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';
import { createVoiceAhead } from './voice-ahead.service.ts';

let app: TestApp;
let child: Person;
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student({ age: 5 });
});
afterEach(() => app.close());

const LIGHT = { text: 'Let there be light.', language: 'en' } as const;

describe('the voice of the host', () => {
  test('speaks in the languages that it has, and in no other one', async () => {
    app.voice.setLanguages(['en']);
    const { voice } = await child.call();
    expect(await voice.languages()).toEqual(['en']);
    const { audio } = await voice.speak(LIGHT);
    expect(Buffer.from(audio, 'base64').toString('latin1', 0, 4)).toBe('RIFF');
    await expect(voice.speak({ text: 'Hola.', language: 'es' })).rejects.toMatchObject({
      cause: { code: 'NOT_FOUND' },
    });
    expect(app.voice.spoken).toEqual([LIGHT]);
  });

  test('is for whoever is signed in', async () => {
    app.voice.setLanguages(['en']);
    await expect(app.visitor.voice.speak(LIGHT)).rejects.toMatchObject({
      cause: { code: 'UNAUTHENTICATED' },
    });
    for (const reader of [child, await app.given.parent(), await app.given.teacher()]) {
      await (await reader.call()).voice.speak(LIGHT);
    }
    expect(app.voice.spoken).toHaveLength(3);
  });

  test('has an end for one account, and goes on for another one and a while later', async () => {
    app.voice.setLanguages(['en']);
    const { voice } = await child.call();
    for (let piece = 0; piece < 60; piece += 1) await voice.speak(LIGHT);
    await expect(voice.speak(LIGHT)).rejects.toMatchObject({
      cause: { code: 'TOO_MANY_ATTEMPTS', retryAfter: 1 },
    });
    const other = await (await app.given.student()).call();
    await other.voice.speak(LIGHT);
    app.clock.advance({ seconds: 2 });
    await voice.speak(LIGHT);
    expect(app.voice.spoken).toHaveLength(62);
  });

  test.each(['', '   ', 'a'.repeat(301)])('speaks no text such as “%s”', async (text) => {
    app.voice.setLanguages(['en']);
    const { voice } = await child.call();
    await expect(voice.speak({ text, language: 'en' })).rejects.toThrow();
    await voice.speak({ text: 'a'.repeat(300), language: 'en' });
    expect(app.voice.spoken).toHaveLength(1);
  });
});

describe('ahead of time', () => {
  const texts = () => app.voice.ready.map(({ text }) => text);
  const ofPage = async (person: Person, id: number) =>
    (await (await person.call()).lessons.detail({ lessonId: id })).title;

  test('the lessons of three days are made, those of today first', async () => {
    app.voice.setLanguages(['en']);
    await app.services.voiceAhead.makeReady();
    const title = await ofPage(child, lessonId('bible', 1));
    expect(texts()[0]).toBe(title);
    const { lessons } = await child.call();
    const titles = (await lessons.list())
      .filter(({ dayNumber }) => dayNumber <= 4)
      .map((lesson) => [lesson.dayNumber, texts().includes(lesson.title)] as const);
    const isMade = (day: number) =>
      new Set(titles.filter(([of]) => of === day).map(([, made]) => made));
    for (const day of [1, 2, 3]) expect(isMade(day)).toEqual(new Set([true]));
    expect(isMade(4)).toEqual(new Set([false]));
  });

  test('each piece is short enough to be spoken, and made once', async () => {
    app.voice.setLanguages(['en']);
    await app.given.student({ age: 5 });
    await app.services.voiceAhead.makeReady();
    expect(Math.max(...texts().map((text) => text.length))).toBeLessThanOrEqual(300);
    const titles = texts().filter((text) => text === texts()[0]);
    expect(titles).toHaveLength(1);
  });

  test('nothing is made for those who read, nor in a language that the host does not speak', async () => {
    await (await child.call()).profiles.update({ language: 'es' });
    app.voice.setLanguages(['de']);
    await app.services.voiceAhead.makeReady();
    expect(texts()).toEqual([]);
    app.voice.setLanguages(['es', 'en']);
    await app.services.voiceAhead.makeReady();
    expect(new Set(app.voice.ready.map(({ language }) => language))).toContain('es');

    const older = await createTestApp();
    await older.given.student({ age: 15 });
    older.voice.setLanguages(['en']);
    await older.services.voiceAhead.makeReady();
    expect(older.voice.ready).toEqual([]);
    await older.close();
  });

  test('a host without a voice makes nothing', async () => {
    await createVoiceAhead(app.db, null).makeReady();
    await app.services.voiceAhead.makeReady();
    expect(texts()).toEqual([]);
  });
});
