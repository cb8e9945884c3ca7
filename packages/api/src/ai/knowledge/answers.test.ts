import { answerQuestion, type ChatAnswer } from '@lamplight/ai/chat';
import { glossary } from '@lamplight/content/knowledge';
import { CONTENT_BANDS, contentBand } from '@lamplight/domain/age';
import type { Language } from '@lamplight/domain/profiles';
import { fleschKincaidGrade } from '@lamplight/domain/text';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toCurrentUser } from '../../people/users/user-view.ts';
import { findUser } from '../../people/users/users.repository.ts';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { QUESTIONS } from './testing/questions.ts';

let app: TestApp;
/** A child of each age that asks. */
const children = new Map<number, number>();

beforeAll(async () => {
  app = await createTestApp();
  await app.services.knowledgeIndex.refresh();
  for (const age of [5, 9, 12, 14, 16]) {
    children.set(age, (await app.given.student({ age })).id);
  }
});
afterAll(() => app.close());

interface Said {
  readonly question: string;
  readonly answer: string;
}

async function ask(
  age: number,
  text: string,
  { language = 'en', before = [] }: { language?: Language; before?: readonly Said[] } = {},
): Promise<ChatAnswer> {
  const row = await findUser(app.db, children.get(age) ?? 0);
  if (!row) throw new Error(`nobody of ${age} asks here`);
  const user = toCurrentUser(row);
  const { knowledge } = app.services;
  return answerQuestion({
    ...{ text, age, language, band: contentBand(age), firstName: 'Mia', seed: '7' },
    history: before.flatMap(({ question, answer }) => [
      { role: 'user', text: question } as const,
      { role: 'assistant', text: answer } as const,
    ]),
    search: knowledge.sourceFor(user, language),
    today: () => knowledge.openSteps(user),
  });
}

const WORDS = Object.values(glossary())
  .flat()
  .map(({ word }) => word);
const AGES = { kindergarten: 5, elementary: 9, intermediate: 12, advanced: 16 } as const;

describe('the answer to a question', () => {
  test('is held against more than 250 of them', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(250);
  });

  test.each(QUESTIONS)('of a child of $age: $question', async (row) => {
    const { age, question, kind, says, isKnown } = row;
    const answer = await ask(age, question);
    expect(answer.kind).toBe(kind);
    expect(`${answer.text} ${answer.sources.map(({ title }) => title).join(' ')}`).toMatch(says);
    expect(answer.known).toBe(isKnown);
    expect(new Set(answer.followUps).size).toBe(2);
  });

  test.each(CONTENT_BANDS)('explains every word of the glossary to the %s band', async (band) => {
    for (const title of WORDS) {
      const answer = await ask(AGES[band], `What is ${title}?`);
      expect([title, answer.known, answer.sources.length > 0]).toEqual([title, true, true]);
      expect(answer.text.length).toBeGreaterThan(30);
    }
  });

  test.each(CONTENT_BANDS)('is easy enough to read for the %s band', async (band) => {
    const most = { kindergarten: 3, elementary: 5, intermediate: 10, advanced: 13 }[band];
    const grades: number[] = [];
    for (const title of WORDS.filter((_, index) => index % 4 === 0)) {
      const { text } = await ask(AGES[band], `What is ${title}?`);
      grades.push(fleschKincaidGrade(text));
      if (band === 'kindergarten') expect(text.length).toBeLessThan(220);
    }
    const mean = grades.reduce((sum, grade) => sum + grade, 0) / grades.length;
    expect(mean).toBeLessThan(most);
  });

  test('offers questions that have an answer', async () => {
    for (const title of WORDS.filter((_, index) => index % 7 === 0)) {
      const asked = { question: `What is ${title}?`, ...(await ask(9, `What is ${title}?`)) };
      for (const next of asked.followUps) {
        const before = [{ question: asked.question, answer: asked.text }];
        const { kind, known } = await ask(9, next, { before });
        expect([title, next, known || kind === 'more']).toEqual([title, next, true]);
      }
    }
  });
});

describe('a conversation', () => {
  test('goes on from the question before', async () => {
    const question = 'Who was David?';
    const { text } = await ask(12, question);
    const more = await ask(12, 'Tell me more', { before: [{ question, answer: text }] });
    expect(more.kind).toBe('more');
    expect(more.text).not.toBe(text);
    const other = await ask(12, 'and Moses?', { before: [{ question, answer: text }] });
    expect(other.text).toContain('Moses');
    expect(other.known).toBe(true);
  });

  test('goes on to something near when all of it was told', async () => {
    const question = 'What is gravity?';
    const { text } = await ask(9, question);
    const more = await ask(9, 'Tell me more', { before: [{ question, answer: text }] });
    expect(more).toMatchObject({ kind: 'more', known: true });
    expect(more.text).not.toContain('Gravity is a pull');
  });

  test('tells another joke when one is asked for', async () => {
    const first = await ask(9, 'tell me a joke');
    const before = [{ question: 'tell me a joke', answer: first.text }];
    const second = await ask(9, 'another one', { before });
    expect(second.text).not.toBe(first.text);
  });

  test('notices a question that was asked before', async () => {
    const question = 'What is gravity?';
    const first = await ask(12, question);
    const again = await ask(12, question, { before: [{ question, answer: first.text }] });
    expect(again.text).toMatch(/^(?:You asked that before|We had this question)/u);
    expect(again.text).toContain('Gravity is the pull');
  });

  test('greets by the first name, and by none where there is none', async () => {
    expect((await ask(9, 'hello')).text).toContain('Mia');
    expect((await ask(9, 'What is a star?')).text).not.toContain('Mia');
  });
});

describe('Scripture in an answer', () => {
  test.each([
    'John 3:16',
    'what does psalm 23:1 say',
    'bible verse about love',
    'where in the bible is the light',
    'I am sad',
    'I am scared',
    'I am so happy',
    'I lied',
  ])('stands word for word as the host has it: %s', async (question) => {
    for (const age of [5, 9, 16]) {
      const { text } = await ask(age, question);
      expect(text).toMatch(/“.+” \(.+\d+:\d+.*\)/u);
      const parts = JSON.stringify(await app.services.scriptureCheck.check(text, 'en'));
      expect(parts).toContain('exact');
      expect(parts).not.toMatch(/"(?:repaired|paraphrase|removed)"/u);
    }
  });

  test('is not made up for a place that does not exist', async () => {
    expect(await ask(12, 'What does John 99:1 say?')).toMatchObject({
      kind: 'reference',
      known: false,
      text: expect.stringContaining('no such place'),
    });
  });
});

describe('in another language', () => {
  test.each([
    ['de', 'Was ist ein Magnet?', 'Das weiß ich auf Englisch', true],
    ['es', '¿Qué es la gravedad?', 'Esto lo sé en inglés', true],
    ['fr', 'c’est quoi un arbre ?', 'je le sais en anglais', true],
    ['de', 'Wer gewann 1954 die Weltmeisterschaft?', 'Das weiß ich nicht', false],
    ['de', 'Ich bin traurig', 'Erwachsenen', true],
    ['es', 'cuéntame un chiste', '?', true],
    ['fr', 'combien font 7 fois 8', '56', true],
    ['es', '¿quién eres?', 'un programa', true],
  ] as const)('%s: %s', async (language, question, says, known) => {
    const answer = await ask(12, question, { language });
    expect(answer.text).toContain(says);
    expect(answer.known).toBe(known);
  });
});
