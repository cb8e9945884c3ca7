import { frequencyOf, SOUNDS, type SoundName, type SoundNote } from '@lamplight/domain/sounds';
import { loudspeaker } from '../../lib/loudspeaker.ts';

/** Plays a small sound, unless nobody has touched the page yet. */
export function ring(name: SoundName): void {
  loudspeaker.playTones(SOUNDS[name].map(toneOf));
}

function toneOf({ key, at, length }: SoundNote) {
  return { frequency: frequencyOf({ key }), at, length };
}
