import { CONTENT_BANDS } from '@lamplight/domain/age';
import { LANGUAGES } from '@lamplight/domain/profiles';
import { sentences, wordCount } from '@lamplight/domain/text';
import { describe, expect, it } from 'vitest';
import { crisisReply, HELPLINES, SAFETY_CONCERNS } from '../../src/safety/index.ts';

describe('the reply to a crisis', () => {
  it('names an emergency number in every language, band, level and concern', () => {
    for (const language of LANGUAGES) {
      for (const band of CONTENT_BANDS) {
        for (const level of ['standard', 'severe'] as const) {
          for (const concern of [...SAFETY_CONCERNS, null]) {
            const reply = crisisReply({ concern, level, language, band });
            expect(reply).toContain('911');
            expect(reply).toContain('112');
          }
        }
      }
    }
  });

  it.each(['abuse', 'grooming'] as const)(
    'at %s names no kind of adult who may be the one',
    (concern) => {
      for (const band of CONTENT_BANDS) {
        const reply = crisisReply({ concern, level: 'severe', language: 'en', band });
        expect(reply).toContain('a grown-up you feel safe with');
        expect(reply).not.toMatch(/parent|pastor|teacher|leader/u);
      }
    },
  );

  it('names parents, teachers and leaders where they can help', () => {
    const reply = crisisReply({
      concern: 'despair',
      level: 'standard',
      language: 'en',
      band: 'advanced',
    });
    expect(reply).toMatch(/a teacher, a parent, a pastor or your camp leader/u);
    expect(reply).toMatch(/You are not in trouble/u);
    expect(reply).toContain('988');
    expect(reply).toContain('1-800-422-4453');
  });

  it('is three short sentences in kindergarten', () => {
    for (const language of LANGUAGES) {
      for (const concern of ['abuse', 'despair'] as const) {
        const said = sentences(
          crisisReply({ concern, level: 'severe', language, band: 'kindergarten' }),
        );
        expect(said).toHaveLength(3);
        for (const sentence of said) expect(wordCount(sentence)).toBeLessThanOrEqual(20);
      }
    }
  });

  it('gives the numbers of the helplines of its country', () => {
    const byLanguage = { en: 'US', es: 'ES', fr: 'FR', de: 'DE' } as const;
    for (const language of LANGUAGES) {
      const reply = crisisReply({
        concern: 'despair',
        level: 'severe',
        language,
        band: 'advanced',
      });
      for (const { country, number } of HELPLINES) {
        if (country === byLanguage[language]) expect(reply).toContain(number);
      }
    }
  });
});
