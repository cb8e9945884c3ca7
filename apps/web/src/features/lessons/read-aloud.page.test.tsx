import { afterEach, expect, test, vi } from 'vitest';
import { createWorld } from '../../../test/world.tsx';
import { LESSON_OF } from './testing/lesson-ids.ts';

interface Voice {
  readonly lang: string;
  readonly localService: boolean;
}

/** What a device's speech was asked to say, and a way to let it come to the end of a sentence. */
class DeviceSpeech extends EventTarget {
  spoken: string[] = [];
  #current: { onend?: () => void } | null = null;

  readonly #voices: readonly Voice[];

  constructor(voices: readonly Voice[]) {
    super();
    this.#voices = voices;
  }

  getVoices() {
    return this.#voices;
  }

  speak(utterance: { text: string; onend?: () => void }) {
    this.spoken.push(utterance.text);
    this.#current = utterance;
  }

  cancel() {
    this.#current = null;
  }

  finishSentence() {
    this.#current?.onend?.();
  }
}

class Utterance {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

function device(voices: readonly Voice[]): DeviceSpeech {
  const speech = new DeviceSpeech(voices);
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  return speech;
}

afterEach(() => vi.unstubAllGlobals());

async function openLesson() {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', age: 5, grade: 1 }));
  const screen = await world.open(`/lessons?lesson=${LESSON_OF.bible.firstDay}`);
  await expect.element(screen.getByRole('heading', { name: 'Hello, Light!' })).toBeVisible();
  return screen;
}

test('a lesson is read sentence by sentence, and the sentence being read is lit', async () => {
  const speech = device([{ lang: 'en-US', localService: true }]);
  const screen = await openLesson();
  await screen.getByRole('button', { name: 'Read to me' }).click();
  await expect.element(screen.getByRole('mark')).toHaveTextContent('Hello, Light!');
  speech.finishSentence();
  await expect.element(screen.getByRole('mark')).toHaveTextContent('Close your eyes.');
  expect(speech.spoken).toEqual(['Hello, Light!', 'Close your eyes.']);

  await screen.getByRole('button', { name: 'Stop reading' }).click();
  await expect.element(screen.getByRole('mark')).not.toBeInTheDocument();
  speech.finishSentence();
  expect(speech.spoken).toHaveLength(2);
});

test('a question is read with its options', async () => {
  const speech = device([{ lang: 'en-US', localService: true }]);
  const screen = await openLesson();
  await screen.getByRole('button', { name: 'Read question 1 to me' }).click();
  expect(speech.spoken).toEqual(['God spoke. What came?\nTrees\nLight\nFish']);
});

test('a voice that would send the words away is not used', async () => {
  device([{ lang: 'en-US', localService: false }]);
  const screen = await openLesson();
  await expect.element(screen.getByRole('button', { name: 'Read to me' })).not.toBeInTheDocument();
});
