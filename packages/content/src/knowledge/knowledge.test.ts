import { CONTENT_BANDS } from '@lamplight/domain/age';
import type { KnowledgeDocument } from '@lamplight/domain/knowledge';
import { fleschKincaidGrade, sentences, wordCount } from '@lamplight/domain/text';
import { describe, expect, test } from 'vitest';
import { glossary, knowledgeDocuments } from './index.ts';

const documents: readonly KnowledgeDocument[] = [...knowledgeDocuments()];
const words = Object.values(glossary()).flat();

describe('the glossary', () => {
  test('explains 250 words and more, each once', () => {
    expect(words.length).toBeGreaterThanOrEqual(250);
    expect(new Set(words.map(({ word }) => word.toLowerCase())).size).toBe(words.length);
  });

  test.each(words)('tells the young and the older what “$word” is', ({ young, older }) => {
    expect(sentences(young).length).toBeLessThanOrEqual(4);
    for (const sentence of sentences(young)) expect(wordCount(sentence)).toBeLessThanOrEqual(14);
    expect(wordCount(older)).toBeGreaterThan(8);
    expect(older).not.toBe(young);
  });

  test('is easy to read for the young, and not too hard for the older', () => {
    const mean = (texts: readonly string[]) =>
      texts.reduce((sum, text) => sum + fleschKincaidGrade(text), 0) / texts.length;
    expect(mean(words.map(({ young }) => young))).toBeLessThan(3);
    const older = mean(words.map(({ older: text }) => text));
    expect(older).toBeGreaterThan(5);
    expect(older).toBeLessThan(10);
  });
});

describe('the documents', () => {
  test('have names of their own and lead into the product', () => {
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
    for (const { path, place, text } of documents) {
      expect(path).toMatch(/^\/(?:lessons|bible-study|science-lab|daily-schedule)(?:\?\w+=\d+)?$/u);
      expect(place).not.toBe('');
      expect(text).not.toBe('');
    }
  });

  test('hold no markup and no words that somebody speaks', () => {
    for (const { text } of documents) expect(text).not.toMatch(/^[>#]|[“”]|^- /mu);
  });

  test.each(CONTENT_BANDS)('are many of each kind for the %s band', (band) => {
    const own = documents.filter(({ bands }) => bands.includes(band));
    const count = (kind: KnowledgeDocument['kind']) =>
      own.filter((document) => document.kind === kind).length;
    expect(count('word')).toBe(words.length);
    expect(count('lesson')).toBeGreaterThan(200);
    expect(count('story')).toBeGreaterThan(24);
    expect(count('experiment')).toBeGreaterThan(0);
  });

  test('of a lesson name the lesson that has to be open', () => {
    for (const { kind, lessonId } of documents) expect(lessonId !== null).toBe(kind === 'lesson');
  });
});
