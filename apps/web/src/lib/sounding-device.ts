import type { SoundingDevice } from '@lamplight/domain/sounds';
import { classTablet } from './class-tablet.ts';
import { textEntry } from './storage.ts';

/** Of this tab alone: it goes when the child signs out, so that a class tablet is silent again for the next one. */
const woken = textEntry('loudspeaker-tapped', 'session');
const listeners = new Set<() => void>();

/** What is known of this device before it makes a sound. */
export function soundingDevice(): SoundingDevice {
  return {
    isClassTablet: classTablet.read() !== undefined,
    isWoken: woken.read() !== undefined,
  };
}

/** Somebody has tapped a loudspeaker here. */
export function wakeDevice(): void {
  woken.write('yes');
  for (const listener of listeners) listener();
}

/** Calls back when somebody taps a loudspeaker. */
export function onWake(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
