import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * What a child hears of a device with one local voice, and what it taps by that. The voice is a stand-in of the
 * browser's own, which a browser of tests has not: it keeps what it is to say, and is at the end of it at once.
 */
export interface Ear {
  /** All that was said since the last `listen`, as one text. */
  heard(): string;
  /** From here on only what is said anew counts. */
  listen(): void;
  /** Waits until this has been said. */
  hear(words: RegExp | string): Promise<void>;
  /** Taps what carries words that were said. */
  tapNamed(named: Locator): Promise<void>;
  /** Taps what an instruction meant that was said, such as `the big button`. */
  tapTold(told: Locator, instruction: RegExp): Promise<void>;
  /** Taps what leads on, as `tapTold` does; what was said before it counts no more. */
  leaveBy(told: Locator, instruction: RegExp): Promise<void>;
}

declare global {
  interface Window {
    lamplightHeard(text: string): void;
  }
}

/** Gives a page a voice; call it before the page is opened. */
export async function withVoice(page: Page): Promise<Ear> {
  let said: string[] = [];
  await page.exposeFunction('lamplightHeard', (text: string) => said.push(text));
  await page.addInitScript(() => {
    const voice = { lang: 'en-US', localService: true, name: 'Local', default: true };
    class Utterance {
      onend: (() => void) | null = null;
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    let current: Utterance | null = null;
    const voices = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      speak(utterance: Utterance) {
        current = utterance;
        window.lamplightHeard(utterance.text);
        setTimeout(() => current === utterance && utterance.onend?.(), 0);
      },
      cancel() {
        current = null;
      },
    });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.defineProperty(window, 'speechSynthesis', { value: voices });
  });

  const heard = () => plain(said.join(' '));
  const hear = (words: RegExp | string) =>
    expect
      .poll(heard)
      .toEqual(
        typeof words === 'string'
          ? expect.stringContaining(plain(words))
          : expect.stringMatching(words),
      );
  return {
    heard,
    hear,
    listen() {
      said = [];
    },
    async tapNamed(named) {
      await named.waitFor();
      const name = await named.evaluate(
        (element) =>
          element.getAttribute('aria-label') ??
          (element.querySelector('[lang]') ?? element).textContent,
      );
      await hear(name ?? '');
      await named.click();
    },
    async tapTold(told, instruction) {
      await hear(instruction);
      await told.click();
    },
    async leaveBy(told, instruction) {
      await hear(instruction);
      said = [];
      await told.click();
    },
  };
}

/** A text with single spaces and in small letters. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
