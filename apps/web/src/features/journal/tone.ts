import { contentBand } from '@lamplight/domain/age';
import type { CurrentUser } from '@lamplight/domain/users';

/** Whose words a page speaks: those of the youngest, of children, of teenagers. */
export type Tone = 'little' | 'young' | 'older';

/** The age whose words are taken for a student without one (spec 5, "Defaults when missing: age 10"). */
const DEFAULT_AGE = 10;

const TONES = {
  kindergarten: 'little',
  elementary: 'young',
  intermediate: 'older',
  advanced: 'older',
} as const;

export function toneFor({ age }: Pick<CurrentUser, 'age'>): Tone {
  return TONES[contentBand(age ?? DEFAULT_AGE)];
}
