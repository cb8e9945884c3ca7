import { vi } from 'vitest';
import { loudspeaker } from '../src/lib/loudspeaker.ts';

/** What comes out of the loudspeaker of a test, which ends when the test says so. */
export class TestLoudspeaker {
  /** How many sounds have begun. */
  begun = 0;
  #end: (() => void) | null = null;

  /** Whether a sound is playing. */
  get isSounding(): boolean {
    return this.#end !== null;
  }

  begin(onEnd: () => void) {
    this.begun += 1;
    this.#end = onEnd;
    // Long enough for a word to be seen before the next one.
    return { length: 400, stop: () => this.hush() };
  }

  hush(): void {
    this.#end = null;
  }

  /** Lets the sound come to its end. */
  finish(): void {
    const end = this.#end;
    this.#end = null;
    end?.();
  }
}

/** Puts a loudspeaker in the place of the browser's until mocks are restored; sounds are decoded by the browser. */
export function listenIn(): TestLoudspeaker {
  const heard = new TestLoudspeaker();
  vi.spyOn(loudspeaker, 'wake').mockImplementation(() => undefined);
  vi.spyOn(loudspeaker, 'play').mockImplementation((_sound, onEnd) => heard.begin(onEnd));
  return heard;
}

/** A recording of silence, as a file that every browser plays. */
export function silentRecording(name = 'step.wav'): File {
  const samples = 800;
  const view = new DataView(new ArrayBuffer(44 + 2 * samples));
  const write = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) {
      view.setUint8(at + index, letter.charCodeAt(0));
    }
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + 2 * samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8000, true);
  view.setUint32(28, 16_000, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, 2 * samples, true);
  return new File([view], name, { type: 'audio/wav' });
}
