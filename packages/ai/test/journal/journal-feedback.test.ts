import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import { LANGUAGES, type Language } from '@lamplight/domain/profiles';
import { sentences, wordCount } from '@lamplight/domain/text';
import { describe, expect, it } from 'vitest';
import { journalFeedback, readEntry } from '../../src/journal/index.ts';
import { journalLanguages } from '../../src/journal/languages.ts';
import { entries } from './entries.ts';

function answer(
  text: string,
  options: { band?: ContentBand; language?: Language; seed?: number; recent?: string[] } = {},
): string {
  const { band = 'elementary', language = 'en', seed = 1, recent = [] } = options;
  return journalFeedback({ text, prompt: null, band, language, seed, recent }).text;
}

describe('reading an entry', () => {
  it.each(entries)('in %s, finds %s in: %s', (language, theme, text) => {
    expect(readEntry(text, language).theme).toBe(theme);
  });

  it('reads an entry in another language than the profile’s', () => {
    expect(readEntry('Ich habe Angst im Dunkeln', 'en').theme).toBe('fear');
  });

  it('understands a short answer from what was asked', () => {
    const prompt = 'What are you thankful for?';
    expect(readEntry('my bed', 'en', prompt).theme).toBe('gratitude');
    expect(readEntry('idk', 'en', prompt).theme).toBe('unclear');
  });

  it('hears how strong a feeling is', () => {
    expect(readEntry('I am SO SAD!!!', 'en').strong).toBe(true);
    expect(readEntry('I am a bit sad', 'en').strong).toBe(false);
  });

  it('notices a question with and without its mark', () => {
    expect(readEntry('Do frogs sleep?', 'en').asksSomething).toBe(true);
    expect(readEntry('why do frogs sleep', 'en').asksSomething).toBe(true);
    expect(readEntry('Frogs sleep.', 'en').asksSomething).toBe(false);
  });
});

describe('the answer', () => {
  it('is the same for the same request', () => {
    expect(answer('I saw a frog')).toBe(answer('I saw a frog'));
  });

  it('takes up a thing in the right case of each language', () => {
    const many = (language: Language, text: string) =>
      Array.from({ length: 30 }, (_, seed) => answer(text, { language, seed })).join(' ');
    expect(many('en', 'I saw a frog')).toContain('the frog');
    expect(many('es', 'Vi una rana')).toContain('la rana');
    expect(many('fr', 'J’ai vu une grenouille')).toContain('la grenouille');
    expect(many('de', 'Ich habe einen Frosch gesehen')).toContain('den Frosch');
  });

  it('never says the same to 200 entries of four children', () => {
    const given: string[] = [];
    for (const [child, band] of CONTENT_BANDS.entries()) {
      const recent: string[] = [];
      for (let entry = child * 50; entry < (child + 1) * 50; entry++) {
        const [language, , text] = entries[entry % 29] ?? ['en', 'unclear', ''];
        recent.push(answer(`${text} (${entry})`, { band, language, seed: entry, recent }));
      }
      given.push(...recent);
    }
    expect(new Set(given).size).toBe(200);
  });

  it('repeats no sentence of the last two answers on the same theme', () => {
    for (const language of LANGUAGES) {
      const recent: string[] = [];
      for (let seed = 0; seed < 3; seed++) {
        recent.push(answer('…', { language, seed, recent }));
      }
      const said = recent.flatMap((text) => sentences(text));
      expect(new Set(said).size, language).toBe(said.length);
    }
  });

  it('says nothing of names and contact data in the entry', () => {
    const entry =
      'I was at the lake with Oliver Brown. Call 555 0199 or write to oli@example.org, Elm Street 12.';
    for (const language of LANGUAGES) {
      for (const band of CONTENT_BANDS) {
        for (let seed = 0; seed < 25; seed++) {
          const text = answer(entry, { band, language, seed });
          expect(text).not.toMatch(/oliver|brown|555|0199|@|example|elm|street/iu);
        }
      }
    }
  });

  it('uses a first name that is a name and leaves out one that is not', () => {
    const thanked = (firstName: string) =>
      Array.from(
        { length: 30 },
        (_, seed) =>
          journalFeedback({
            text: 'I saw a frog',
            prompt: null,
            band: 'elementary',
            language: 'en',
            firstName,
            seed,
            recent: [],
          }).text,
      ).join(' ');
    expect(thanked('Mia')).toContain('Mia');
    expect(thanked('mia@example.org')).not.toContain('example');
  });

  it('has two short sentences for kindergarten and three to five for the others', () => {
    for (const [language, , text] of entries) {
      for (const band of CONTENT_BANDS) {
        for (let seed = 0; seed < 10; seed++) {
          const said = answer(text, { band, language, seed });
          const count = sentences(said).length;
          expect(said).not.toMatch(/[{}“”«»]|undefined| {2}/u);
          if (band !== 'kindergarten') {
            expect(count, said).toBeGreaterThanOrEqual(3);
            expect(count, said).toBeLessThanOrEqual(5);
            continue;
          }
          expect(count, said).toBe(2);
          for (const sentence of sentences(said)) {
            expect(wordCount(sentence), sentence).toBeLessThanOrEqual(12);
          }
        }
      }
    }
  });
});

describe('the parts', () => {
  it.each(LANGUAGES)('are enough in %s, and no sentence stands there twice', (language) => {
    const least = language === 'en' ? 6 : 3;
    for (const voice of Object.values(journalLanguages[language].voices)) {
      const all: string[] = [];
      for (const { openings, middles, closings } of Object.values(voice)) {
        for (const parts of [openings, middles, closings]) {
          expect(parts.length).toBeGreaterThanOrEqual(least);
          expect(new Set(parts).size).toBe(parts.length);
        }
        all.push(...openings, ...middles);
      }
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it.each(LANGUAGES)('never claim in %s to be a person or a friend', (language) => {
    const { voices, thoughts, notices } = journalLanguages[language];
    const everything = JSON.stringify([voices, thoughts, notices]);
    expect(everything).not.toMatch(
      /I am your friend|as a human|soy tu amig|suis ton ami|bin dein freund/iu,
    );
    expect(everything).toMatch(/program/iu);
  });
});
