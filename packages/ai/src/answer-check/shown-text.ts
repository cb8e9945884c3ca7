import { wordCount } from '@lamplight/domain/text';
import { problemOfAnswer } from './problem-of-answer.ts';

/** How long a text may be, in words. */
export interface TextLimits {
  readonly least: number;
  readonly most: number;
}

/**
 * What is wrong with a text of a model: its length, or what it says. Works on this host alone.
 * @returns a short reason without any of the text, or null for one that may be shown
 */
export function problemOfShownText(text: string, { least, most }: TextLimits): string | null {
  const words = wordCount(text);
  if (words < least) return 'is too short';
  if (words > most) return 'is too long';
  return problemOfAnswer(text);
}
