import { vi } from 'vitest';

interface Voice {
  readonly lang: string;
  readonly localService: boolean;
}

/** What a device's speech was asked to say, and a way to let it come to the end of a sentence. */
export class DeviceSpeech extends EventTarget {
  spoken: string[] = [];
  #current: SpokenUtterance | null = null;

  readonly #voices: readonly Voice[];

  constructor(voices: readonly Voice[]) {
    super();
    this.#voices = voices;
  }

  getVoices() {
    return this.#voices;
  }

  speak(utterance: SpokenUtterance) {
    this.spoken.push(utterance.text);
    this.#current = utterance;
  }

  cancel() {
    this.#current = null;
  }

  /** Comes to a word of the sentence that is spoken. */
  reachWord(charIndex: number) {
    this.#current?.onboundary?.({ name: 'word', charIndex });
  }

  finishSentence() {
    this.#current?.onend?.();
  }
}

interface SpokenUtterance {
  readonly text: string;
  onend?: () => void;
  onboundary?: (event: { name: string; charIndex: number }) => void;
}

class Utterance {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Gives the browser these voices until globals are put back. */
export function deviceWith(voices: readonly Voice[]): DeviceSpeech {
  const speech = new DeviceSpeech(voices);
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  return speech;
}
