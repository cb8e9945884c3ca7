import {
  beatSeconds,
  type Cue,
  cueAt,
  type Song,
  type Sound,
  scheduleOf,
} from '@lamplight/domain/songs';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Instrument, openInstrument } from './instrument.ts';
import type { SoundChoice } from './sound-choice.ts';

/** How a song is played. */
export interface Manner {
  readonly sound: SoundChoice;
  readonly isSlower: boolean;
}

export interface SongPlayer {
  readonly isPlaying: boolean;
  /** The syllable that is sung now. */
  readonly cue: Cue | null;
  readonly play: (manner: Manner) => void;
  readonly stop: () => void;
  /** Goes on from the same beat in another manner, where it plays. */
  readonly change: (manner: Manner) => void;
}

/** Seconds before they are due that tones are handed over, so that a slow page delays none. */
const AHEAD = 1.2;
/** Seconds between a tap and the first tone. */
const BREATH = 0.15;

interface Playing {
  readonly stop: () => void;
  /** Beats since the start. */
  readonly beats: () => number;
}

/** Plays a song; leaving the page ends it. Without sound the words run all the same. */
export function useSongPlayer(song: Song, stanzas: number): SongPlayer {
  const playing = useRef<Playing | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [cue, setCue] = useState<Cue | null>(null);

  const stop = useCallback(() => {
    playing.current?.stop();
    playing.current = null;
    setPlaying(false);
    setCue(null);
  }, []);
  useEffect(() => stop, [stop]);

  const start = (manner: Manner, from: number) => {
    playing.current?.stop();
    playing.current = perform(song, stanzas, manner, from, { onCue: setCue, onEnd: stop });
    setPlaying(true);
  };
  return {
    isPlaying,
    cue,
    play: (manner) => start(manner, 0),
    stop,
    change(manner) {
      const beats = playing.current?.beats();
      if (beats !== undefined) start(manner, Math.max(0, beats));
    },
  };
}

interface Listener {
  readonly onCue: (cue: Cue | null) => void;
  readonly onEnd: () => void;
}

function perform(
  song: Song,
  stanzas: number,
  { sound, isSlower }: Manner,
  from: number,
  { onCue, onEnd }: Listener,
): Playing {
  const beat = beatSeconds(song.tempo, isSlower);
  const { sounds, cues, seconds } = scheduleOf(song, stanzas, beat);
  const instrument = sound === 'words' ? null : openInstrument();
  const now = instrument?.now ?? (() => performance.now() / 1000);
  const start = now() + BREATH - from * beat;
  const waiting = sounds
    .filter(({ part, at }) => (sound === 'all' || part !== 'melody') && at >= from * beat)
    .sort((first, second) => first.at - second.at);
  let frame = 0;
  const step = () => {
    const elapsed = now() - start;
    if (elapsed >= seconds) {
      onEnd();
      return;
    }
    if (instrument !== null) handOver(instrument, waiting, start, elapsed);
    // The same object as before is no news.
    onCue(cueAt(cues, elapsed));
    frame = requestAnimationFrame(step);
  };
  step();
  return {
    stop() {
      cancelAnimationFrame(frame);
      instrument?.close();
    },
    beats: () => (now() - start) / beat,
  };
}

/** Hands over the tones that are due soon; those that a sleeping page missed stay silent. */
function handOver(instrument: Instrument, waiting: Sound[], start: number, elapsed: number): void {
  while (waiting[0] !== undefined && waiting[0].at < elapsed + AHEAD) {
    const sound = waiting.shift();
    if (sound !== undefined && sound.at >= elapsed) instrument.play(sound, start + sound.at);
  }
}
