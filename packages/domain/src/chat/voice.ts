import { DEFAULT_AGE } from '../age/index.ts';

/** Whom the chat page speaks to: the bands of its starter questions (spec 2, AI chat), youngest first. */
export type ChatVoice = 'little' | 'young' | 'middle' | 'older';

/** Up to 6, up to 8, up to 12, older (spec 2, AI chat). */
export function chatVoice(age: number | null | undefined): ChatVoice {
  const years = age ?? DEFAULT_AGE;
  if (years <= 6) return 'little';
  if (years <= 8) return 'young';
  return years <= 12 ? 'middle' : 'older';
}
