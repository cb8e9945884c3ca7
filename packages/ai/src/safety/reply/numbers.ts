import { type Helpline, helplinesFor } from '@lamplight/domain/helplines';
import type { Language } from '@lamplight/domain/profiles';
import { replyTexts } from './texts/index.ts';

/** More numbers than these nobody takes in who is afraid. */
export const MOST_IN_A_SENTENCE = 2;

/** The numbers for danger, as they stand in a sentence. */
export function emergencyNumbers(lines: readonly Helpline[], language: Language): string {
  const numbers = helplinesFor(lines, 'emergency', language).map(({ number }) => number);
  return numbers.slice(0, MOST_IN_A_SENTENCE).join(` ${replyTexts[language].or} `);
}

/** Lines with their names, as they stand in a sentence. */
export function namedLines(lines: readonly Helpline[], language: Language): string {
  return lines
    .map(({ name, number }) => (name === null ? number : `${name} (${number})`))
    .join(` ${replyTexts[language].or} `);
}
