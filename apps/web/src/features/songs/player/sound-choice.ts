import { textEntry } from '../../../lib/storage.ts';

/** What of a song sounds: tune and chords, the chords to which the child sings, nothing while the words run. */
export const SOUND_CHOICES = ['all', 'chords', 'words'] as const;
export type SoundChoice = (typeof SOUND_CHOICES)[number];

const kept = textEntry('song_sound');

/** What somebody chose on this device before; everything sounds where nobody chose. */
export function keptSoundChoice(): SoundChoice {
  return SOUND_CHOICES.find((choice) => choice === kept.read()) ?? 'all';
}

export function keepSoundChoice(choice: SoundChoice): void {
  kept.write(choice);
}
