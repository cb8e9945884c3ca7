import { phraseBeats } from './notation.ts';
import { chordTones, frequencyOf, toneNumber } from './pitch.ts';
import { barBeats, type Song } from './song.ts';

export type Part = 'melody' | 'chord' | 'bass';

/** Something that sounds. Times are seconds after the song was started. */
export interface Sound {
  readonly part: Part;
  readonly at: number;
  readonly seconds: number;
  /** In Hz. */
  readonly frequency: number;
}

/** A syllable, and when it is sung, in seconds after the song was started. */
export interface Cue {
  readonly stanza: number;
  readonly line: number;
  readonly syllable: number;
  readonly at: number;
  readonly until: number;
}

export interface Schedule {
  readonly sounds: readonly Sound[];
  /** In the order in which they are sung. */
  readonly cues: readonly Cue[];
  /** Seconds until all is over. */
  readonly seconds: number;
}

/** How much slower `slower` is. */
const SLOWER = 0.72;

/** Seconds that a beat of a song lasts. */
export function beatSeconds(tempo: number, isSlower: boolean): number {
  return 60 / (tempo * (isSlower ? SLOWER : 1));
}

/**
 * When everything of a song sounds: a bar of chords to listen to, less the pickup, then each stanza.
 * @param stanzas how many
 * @param beat seconds that a beat lasts
 */
export function scheduleOf(song: Song, stanzas: number, beat: number): Schedule {
  const sounds: Sound[] = [];
  const cues: Cue[] = [];
  const lead = barBeats(song.metre) - song.pickup;
  let now = 0;
  const playChord = (chord: string, from: number, beats: number) => {
    const tones = chordTones(chord);
    if (tones === null) return;
    const span = { at: from * beat, seconds: beats * beat };
    sounds.push({ part: 'bass', ...span, frequency: frequencyOf(tones.bass) });
    for (const tone of tones.tones)
      sounds.push({ part: 'chord', ...span, frequency: frequencyOf(tone) });
  };
  playChord(song.tune[0]?.chords[0]?.chord ?? '', 0, lead);
  now += lead;
  for (let stanza = 0; stanza < stanzas; stanza += 1) {
    for (const [line, phrase] of song.tune.entries()) {
      let chordAt = now;
      for (const { chord, beats } of phrase.chords) {
        playChord(chord, chordAt, beats);
        chordAt += beats;
      }
      let noteAt = now;
      for (const [syllable, tones] of phrase.sung.entries()) {
        const from = noteAt;
        for (const { pitch, beats } of tones) {
          sounds.push({
            part: 'melody',
            at: noteAt * beat,
            seconds: beats * beat,
            frequency: frequencyOf(toneNumber(pitch) ?? 0),
          });
          noteAt += beats;
        }
        cues.push({ stanza, line, syllable, at: from * beat, until: noteAt * beat });
      }
      now += phraseBeats(phrase);
    }
  }
  return { sounds, cues, seconds: now * beat };
}

/** The syllable that is sung at a time; before the first and after the last none, between two the earlier one. */
export function cueAt(cues: readonly Cue[], seconds: number): Cue | null {
  const last = cues.at(-1);
  if (last === undefined || seconds >= last.until) return null;
  return cues.findLast(({ at }) => at <= seconds) ?? null;
}
