/** A sound that is playing. */
export interface Playing {
  /** How long it lasts, in milliseconds. */
  readonly length: number;
  readonly stop: () => void;
}

/** Plays sounds through one audio context, which browsers let sound after the first tap on a page. */
export interface Loudspeaker {
  /** Called by a tap, before anything is waited for: from then on the page may sound. */
  readonly wake: () => void;
  /** @param file a whole audio file @throws where the browser cannot play it */
  readonly decode: (file: ArrayBuffer) => Promise<AudioBuffer>;
  /** @returns null where nobody has touched the page yet, so that it would play in silence and never end */
  readonly play: (sound: AudioBuffer, onEnd: () => void) => Playing | null;
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
};

/** The bytes of a file that came as base64. */
export function bytesOf(base64: string): ArrayBuffer {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes.buffer;
}
