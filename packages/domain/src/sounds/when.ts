import type { Display } from '../display/index.ts';
import type { SoundName } from './sounds.ts';

/** What has to be known of a device before it makes a sound. */
export interface SoundingDevice {
  /** Whether it is a tablet of a class, of which thirty lie in one room. */
  readonly isClassTablet: boolean;
  /** Whether somebody has tapped a loudspeaker on it since its child signed in. */
  readonly isWoken: boolean;
}

/** Whether a device reads and rings by itself: a family's own does, a class tablet once somebody has tapped a loudspeaker. */
export function soundsUnasked({ isClassTablet, isWoken }: SoundingDevice): boolean {
  return !isClassTablet || isWoken;
}

/** Whether small sounds are played: one switch turns off sound and motion together. Songs that somebody plays are not asked. */
export function hasSounds({ motion }: Pick<Display, 'motion'>, device: SoundingDevice): boolean {
  return motion !== 'reduced' && soundsUnasked(device);
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
