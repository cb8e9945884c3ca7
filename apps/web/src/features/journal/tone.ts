import { contentBand, DEFAULT_AGE } from '@lamplight/domain/age';
import type { CurrentUser } from '@lamplight/domain/users';

/** Whose words a page speaks: those of the youngest, of children, of teenagers. */
export type Tone = 'little' | 'young' | 'older';

const TONES = {
  kindergarten: 'little',
  elementary: 'young',
  intermediate: 'older',
  advanced: 'older',
} as const;

export function toneFor({ age }: Pick<CurrentUser, 'age'>): Tone {
  return TONES[contentBand(age ?? DEFAULT_AGE)];
}
