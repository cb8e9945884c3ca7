/** A sound that is playing. */
export interface Playing {
  /** How long it lasts, in milliseconds. */
  readonly length: number;
  readonly stop: () => void;
}

/** A tone: so many swings a second (hertz), when it begins and how long it rings, in milliseconds. */
export interface Tone {
  readonly frequency: number;
  readonly at: number;
  readonly length: number;
}

/** How loud a tone is at its loudest, from 0 to 1: gentle on a headphone too. */
const TONE_GAIN = 0.08;
/** Seconds in which a tone swells: a jump would click. */
const TONE_ATTACK = 0.012;

/** Plays sounds through one audio context, which browsers let sound after the first tap on a page. */
export interface Loudspeaker {
  /** Called by a tap, before anything is waited for: from then on the page may sound. */
  readonly wake: () => void;
  /** @param file a whole audio file @throws where the browser cannot play it */
  readonly decode: (file: ArrayBuffer) => Promise<AudioBuffer>;
  /** @returns null where nobody has touched the page yet, so that it would play in silence and never end */
  readonly play: (sound: AudioBuffer, onEnd: () => void) => Playing | null;
  /** Plays tones softly; none where nobody has touched the page yet, or this browser has no sound. */
  readonly playTones: (tones: readonly Tone[]) => void;
}

let opened: AudioContext | undefined;

function context(): AudioContext {
  opened ??= new AudioContext();
  return opened;
}

/** Whether this browser can play sounds at all. */
export const canSound = typeof AudioContext === 'function';

export const loudspeaker: Loudspeaker = {
  wake: () => void context().resume(),
  decode: (file) => context().decodeAudioData(file),
  play(sound, onEnd) {
    const device = context();
    if (device.state !== 'running') return null;
    const source = device.createBufferSource();
    source.buffer = sound;
    source.connect(device.destination);
    source.onended = onEnd;
    source.start();
    return {
      length: sound.duration * 1000,
      stop() {
        source.onended = null;
        source.stop();
      },
    };
  },
  playTones(tones) {
    if (!canSound || navigator.userActivation?.hasBeenActive === false) return;
    const device = context();
    void device.resume();
    for (const tone of tones) playTone(device, tone);
  },
};

/** A bell: it swells at once and fades to its end. */
function playTone(device: AudioContext, { frequency, at, length }: Tone): void {
  const begin = device.currentTime + at / 1000;
  const end = begin + length / 1000;
  const oscillator = new OscillatorNode(device, { type: 'triangle', frequency });
  const envelope = new GainNode(device, { gain: 0 });
  envelope.gain.setValueAtTime(0, begin);
  envelope.gain.linearRampToValueAtTime(TONE_GAIN, begin + TONE_ATTACK);
  envelope.gain.linearRampToValueAtTime(0, end);
  oscillator.connect(envelope).connect(device.destination);
  oscillator.start(begin);
  oscillator.stop(end);
}

/** The bytes of a file that came as base64. */
export function bytesOf(base64: string): ArrayBuffer {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes.buffer;
}
