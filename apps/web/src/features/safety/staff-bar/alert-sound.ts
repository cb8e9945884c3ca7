import { jsonEntry } from '../../../lib/storage.ts';

/** Whether this device sounds when an urgent alert comes; it does not until somebody wants it. */
export const soundWanted = jsonEntry('alert-sound', (value) => typeof value === 'boolean');

/** Three falling pairs: heard across a room, and no game of the platform sounds like it. In hertz and seconds. */
const NOTES = [880, 660, 880, 660, 880, 660];
const NOTE_SECONDS = 0.22;
const LOUDNESS = 0.25;

let context: AudioContext | undefined;

/** What makes sounds; none where the browser cannot. */
function audio(): AudioContext | undefined {
  if (!('AudioContext' in window)) return undefined;
  context ??= new AudioContext();
  return context;
}

/**
 * Sounds, where the browser lets it: most want a tap on the page first.
 * @returns whether it could be heard
 */
export async function playAlertSound(): Promise<boolean> {
  const device = audio();
  if (!device) return false;
  // Without a tap some browsers never answer.
  void device.resume().catch(() => undefined);
  if (device.state !== 'running' && !(await becomesRunning(device))) return false;
  NOTES.forEach((frequency, at) => {
    const start = device.currentTime + at * NOTE_SECONDS;
    const tone = device.createOscillator();
    const volume = device.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(LOUDNESS, start);
    volume.gain.linearRampToValueAtTime(0, start + NOTE_SECONDS);
    tone.connect(volume).connect(device.destination);
    tone.start(start);
    tone.stop(start + NOTE_SECONDS);
  });
  return true;
}

/** How long a browser may take to let a page sound, in ms. */
const WAIT_MS = 1000;

function becomesRunning(device: AudioContext): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(patience);
      device.removeEventListener('statechange', settle);
      resolve(device.state === 'running');
    };
    const patience = setTimeout(settle, WAIT_MS);
    device.addEventListener('statechange', settle);
  });
}
