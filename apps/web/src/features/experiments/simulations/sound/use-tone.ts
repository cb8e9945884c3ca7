import { useEffect, useRef } from 'react';
import { GENTLE_GAIN, type Tone } from './sound.ts';

/** Seconds in which a tone swells and fades: a jump would click. */
const FADE = 0.04;

interface Player {
  readonly context: AudioContext;
  readonly oscillator: OscillatorNode;
  readonly gain: GainNode;
}

/** Whether this browser can make a tone. */
export const canPlay = typeof AudioContext === 'function';

/** Plays a tone while `isPlaying`, never louder than gently; leaving the page ends it. */
export function useTone(tone: Tone, isPlaying: boolean): void {
  const player = useRef<Player | null>(null);
  useEffect(() => {
    if (!isPlaying) return;
    const started = startPlayer();
    player.current = started;
    return () => {
      player.current = null;
      endPlayer(started);
    };
  }, [isPlaying]);

  useEffect(() => {
    if (player.current === null || !isPlaying) return;
    const { context, oscillator, gain } = player.current;
    oscillator.frequency.setTargetAtTime(tone.frequency, context.currentTime, FADE);
    gain.gain.setTargetAtTime(GENTLE_GAIN * tone.loudness, context.currentTime, FADE);
  }, [tone.frequency, tone.loudness, isPlaying]);
}

function startPlayer(): Player {
  const context = new AudioContext();
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  gain.gain.value = 0;
  oscillator.connect(gain).connect(context.destination);
  oscillator.start();
  return { context, oscillator, gain };
}

function endPlayer({ context, oscillator, gain }: Player): void {
  gain.gain.setTargetAtTime(0, context.currentTime, FADE);
  oscillator.stop(context.currentTime + 4 * FADE);
  oscillator.onended = () => void context.close();
}
