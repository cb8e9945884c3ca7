import type { Display } from '../display/index.ts';
import type { SoundName } from './sounds.ts';

/** Whether small sounds are played: one switch turns off sound and motion together. Songs that somebody plays are not asked. */
export function hasSounds({ motion }: Pick<Display, 'motion'>): boolean {
  return motion !== 'reduced';
}

/** The sound of an answer; null where there is nothing to be told. */
export function soundOfAnswer(
  verdict: 'open' | 'right' | 'wrong' | 'shown' | 'done',
): SoundName | null {
  switch (verdict) {
    case 'right':
      return 'right';
    case 'wrong':
      return 'again';
    case 'done':
      return 'step';
    // What is right is shown: that is neither praised nor blamed.
    case 'shown':
    case 'open':
      return null;
  }
}

/** The sound of a lesson that was completed. @param newBadge whether something was given for it */
export function soundOfCompletion(newBadge: boolean): SoundName {
  return newBadge ? 'reward' : 'lantern';
}
