import { describe, expect, it } from 'vitest';
import { assessText, concernsIn, dangerByLists } from '../../src/safety/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { linesOf } from './sentences.ts';

describe.each(Object.entries({ en, es, fr, de }))('sentences in %s', (_language, sentences) => {
  const severe = linesOf(sentences.severe);
  const standard = linesOf(sentences.standard);
  const ordinary = linesOf(sentences.ordinary);

  it('has at least 60 crisis and 60 ordinary sentences', () => {
    expect(severe.length + standard.length).toBeGreaterThanOrEqual(60);
    expect(ordinary.length).toBeGreaterThanOrEqual(60);
  });

  it.each(severe)('raises a severe alarm at: %s', (sentence) => {
    expect(assessText(sentence).level).toBe('severe');
  });

  it.each(standard)('raises at least a standard alarm at: %s', (sentence) => {
    expect(assessText(sentence).level).not.toBe('none');
  });

  it.each(ordinary)('raises no alarm at: %s', (sentence) => {
    expect(assessText(sentence)).toEqual({ level: 'none', concern: null });
  });

  it('finds a danger that is hidden in a long ordinary entry', () => {
    for (const sentence of severe) {
      const entry = [...ordinary.slice(0, 20), sentence, ...ordinary.slice(20, 40)].join('. ');
      expect(assessText(entry).level, sentence).toBe('severe');
    }
  });

  it('has no phrase that runs over the end of a sentence', () => {
    expect(dangerByLists(ordinary.join('. '))).toEqual({ level: 'none', concern: null });
  });

  it('reads capitals, missing accents and stretched letters alike', () => {
    for (const sentence of severe) {
      expect(assessText(sentence.toUpperCase()).level, sentence).toBe('severe');
      const plain = sentence.normalize('NFD').replace(/\p{M}/gu, '');
      expect(assessText(plain).level, plain).toBe('severe');
      expect(assessText(sentence.replace(/([aeou])\b/gu, '$1$1$1')).level, sentence).toBe('severe');
    }
  });
});

describe('the concern', () => {
  it.each([
    ['I want to kill myself', 'self-harm'],
    ['daddy hits mommy', 'abuse'],
    ['a man online asked me for naked pictures', 'grooming'],
    ["I'm going to bring a gun to school", 'violence'],
    ['I get bullied every day', 'bullying'],
    ['my brother gave me a vape', 'substances'],
    ['I make myself throw up after I eat', 'eating'],
    ['I hate my life', 'despair'],
  ])('of “%s” is %s', (sentence, concern) => {
    expect(assessText(sentence).concern).toBe(concern);
  });
});

describe('what a child writes in their own way', () => {
  it.each([
    'I want\nto die',
    'i\nwant\r\nto\n die',
    'iwanttodie',
    'kil my slf',
    'i want 2 k1ll my self',
  ])('is read over: %j', (text) => {
    expect(assessText(text).level).toBe('severe');
  });

  it('keeps lines apart that begin with a capital letter', () => {
    expect(assessText('What I want\nTo die for my friends was the hero of my book').level).toBe(
      'none',
    );
    expect(assessText('What I want\nto die for').level).toBe('severe');
  });

  // A search that starts again at each letter would not come to an end within the time that a test has.
  it.each([
    ['one word without an end', 'killmyself'.repeat(4000)],
    ['letters apart', 'k i l l '.repeat(5000)],
    ['digits among letters', 'k1ll'.repeat(10_000)],
    ['line breaks', 'a\n \n'.repeat(10_000)],
  ])('comes to an end, also %s', (_, text) => {
    expect(['none', 'standard', 'severe']).toContain(assessText(text).level);
  });
});

describe('the concerns of one text', () => {
  it('are all found, the most pressing decides', () => {
    const text = 'I want to die because my dad hits me every night';
    expect(assessText(text)).toEqual({ level: 'severe', concern: 'self-harm' });
    expect(concernsIn(text)).toEqual(['self-harm', 'abuse']);
    expect(concernsIn('I want to die')).toEqual(['self-harm']);
    expect(concernsIn('Jesus died on the cross')).toEqual([]);
  });
});
