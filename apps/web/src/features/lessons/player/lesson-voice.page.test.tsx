import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { play, QUESTION, untilTold, VOICE } from '../../../../test/play-lesson.ts';
import { classTablet } from '../../../lib/class-tablet.ts';
import { type DeviceSpeech, deviceWith } from '../../../ui/read-aloud/testing/device-voice.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  classTablet.clear();
  sessionStorage.clear();
});

test('a child of five is read to, word by word, and the page turns when it has been read', async () => {
  const speech = deviceWith([VOICE]);
  const { screen, step } = await play(5);
  // A browser reads by itself only after the first tap anywhere.
  await screen.getByRole('switch', { name: 'Read each step to me' }).click();
  await screen.getByRole('switch', { name: 'Read each step to me' }).click();
  await expect.element(screen.getByRole('mark')).toHaveTextContent('Hello, Light!');
  speech.reachWord(7);
  await expect.element(screen.getByText('Light!', { exact: true })).toBeVisible();
  while (step(2).elements().length === 0) {
    const before = speech.spoken.length;
    speech.finishSentence();
    // The next sentence, or the first one of the next page.
    await expect.poll(() => speech.spoken.length).toBeGreaterThan(before);
  }
  expect(speech.spoken).toContain('Close your eyes.');
  await untilTold(2);
});

test('pages stay when they are not to turn by themselves, and the voice is off with one tap', async () => {
  const speech = deviceWith([VOICE]);
  const { screen } = await play(5);
  const turns = screen.getByRole('switch', { name: 'Turn the pages by themselves' });
  await expect.element(turns).toBeChecked();
  await turns.click();
  await expect.element(turns).not.toBeChecked();
  await screen.getByRole('switch', { name: 'Read each step to me' }).click();
  const before = speech.spoken.length;
  await screen.getByRole('button', { name: /^Next/ }).click();
  await expect.element(screen.getByRole('heading', { name: /^Step 2/ })).toHaveFocus();
  expect(speech.spoken).toHaveLength(before);
  await untilTold(2);
});

/** Turns the voice off and on, which is the tap that a browser waits for before it reads, and hears the question. */
async function hearQuestion(speech: DeviceSpeech, { screen }: Awaited<ReturnType<typeof play>>) {
  const asked = screen.getByRole('group', { name: 'God spoke. What came?' });
  await expect.element(asked).toBeVisible();
  await screen.getByRole('switch', { name: 'Read each step to me' }).click();
  await screen.getByRole('switch', { name: 'Read each step to me' }).click();
  await finishUntil(speech, 'Tap your answer!');
  return asked;
}

/** Lets the voice come to the end of one sentence after another until it says this one. */
async function finishUntil(speech: DeviceSpeech, sentence: string) {
  while (!speech.spoken.includes(sentence)) {
    const before = speech.spoken.length;
    speech.finishSentence();
    await expect.poll(() => speech.spoken.length).toBeGreaterThan(before);
  }
}

test('a child of five hears how a task is done, and goes on by itself once all is told', async () => {
  const speech = deviceWith([VOICE]);
  const player = await play(5, QUESTION);
  const asked = await hearQuestion(speech, player);
  await asked.getByRole('button', { name: 'Light', exact: true }).click();
  expect(speech.spoken.at(-1)).toContain('Yes, that is it!');
  await expect.element(player.screen.getByText('Well done!', { exact: true })).toBeVisible();
  speech.finishSentence();
  await expect.element(asked).not.toBeInTheDocument();
  await untilTold(8);
});

test('whoever turns their own pages is told how, once a task is over', async () => {
  const speech = deviceWith([VOICE]);
  const player = await play(5, QUESTION);
  await player.screen.getByRole('switch', { name: 'Turn the pages by themselves' }).click();
  const asked = await hearQuestion(speech, player);
  await asked.getByRole('button', { name: 'Light', exact: true }).click();
  speech.finishSentence();
  await expect.poll(() => speech.spoken.at(-1)).toBe('Well done! Tap the arrow.');
});

test('an older child is read to once it has asked for it', async () => {
  const speech = deviceWith([VOICE]);
  const { screen, next } = await play(9);
  await expect.element(next).toBeVisible();
  expect(speech.spoken).toEqual([]);
  await screen.getByRole('switch', { name: 'Read each step to me' }).click();
  await expect.poll(() => speech.spoken.length).toBeGreaterThan(0);
});

/** A step of a lesson for a child of five, on a page that somebody has touched: it may speak by itself. */
async function playTouched() {
  const speech = deviceWith([VOICE]);
  await userEvent.click(document.body);
  return { speech, ...(await play(5)) };
}

test("a family's own device reads to a child of five as soon as a lesson opens", async () => {
  const { speech } = await playTouched();
  await expect.poll(() => speech.spoken.at(0)).toBe('Hello, Light!');
});

test('a class tablet reads nothing until its loudspeaker is tapped, and then each page by itself', async () => {
  classTablet.write({ token: 'a'.repeat(43), name: 'Tablet 1', className: 'Owls' });
  const { speech, screen, next, back, step } = await playTouched();
  const voice = screen.getByRole('switch', { name: 'Read each step to me' });
  await expect.element(voice).not.toBeChecked();
  await next.click();
  await expect.element(step(2)).toHaveFocus();
  expect(speech.spoken).toEqual([]);

  await screen.getByRole('button', { name: 'Read to me', exact: true }).click();
  await expect.element(voice).toBeChecked();
  await expect.poll(() => speech.spoken.length).toBeGreaterThan(0);
  await back.click();
  await expect.poll(() => speech.spoken.at(-1)).toBe('Hello, Light!');
  await untilTold(1);
});
