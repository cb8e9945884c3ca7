import type { Part, Sound } from '@lamplight/domain/songs';

/** How a part sounds. */
interface Voice {
  readonly wave: OscillatorType;
  /** How loud it is at its loudest, from 0 to 1. */
  readonly gain: number;
  /** Seconds in which a tone swells. */
  readonly attack: number;
}

const VOICES: Readonly<Record<Part, Voice>> = {
  melody: { wave: 'triangle', gain: 0.3, attack: 0.02 },
  chord: { wave: 'sine', gain: 0.05, attack: 0.06 },
  bass: { wave: 'sine', gain: 0.14, attack: 0.04 },
};

/** Seconds in which a tone fades: a jump would click. */
const RELEASE = 0.09;
/** No tone is louder after this share of its length: a bell, not a siren. */
const SUSTAINED = 0.55;
/** Seconds in which everything falls silent that is stopped. */
const HUSH = 0.03;

/** What plays the tones of a song. */
export interface Instrument {
  /** Seconds of the clock that tones are timed by. */
  readonly now: () => number;
  /** @param at seconds of that clock */
  readonly play: (sound: Sound, at: number) => void;
  /** Silences all, at once. */
  readonly close: () => void;
}

/** Opens the loudspeaker; null where this browser has none. Only after a tap: browsers hold their tongue before. */
export function openInstrument(): Instrument | null {
  if (typeof AudioContext !== 'function') return null;
  const context = new AudioContext();
  const main = context.createGain();
  main.connect(context.destination);
  void context.resume();
  return {
    now: () => context.currentTime,
    play: (sound, at) => playTone(context, main, sound, at),
    close() {
      main.gain.setTargetAtTime(0, context.currentTime, HUSH);
      setTimeout(() => void context.close(), 5 * HUSH * 1000);
    },
  };
}

function playTone(context: AudioContext, main: GainNode, sound: Sound, at: number): void {
  const { wave, gain, attack } = VOICES[sound.part];
  const end = at + Math.max(sound.seconds - RELEASE / 2, attack + RELEASE);
  const oscillator = new OscillatorNode(context, { type: wave, frequency: sound.frequency });
  const envelope = new GainNode(context, { gain: 0 });
  envelope.gain.setValueAtTime(0, at);
  envelope.gain.linearRampToValueAtTime(gain, at + attack);
  envelope.gain.linearRampToValueAtTime(gain * SUSTAINED, end - RELEASE);
  envelope.gain.linearRampToValueAtTime(0, end);
  oscillator.connect(envelope).connect(main);
  oscillator.start(at);
  oscillator.stop(end);
}
