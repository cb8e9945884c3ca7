import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorld } from '../../../test/world.tsx';
import { clearDisplay, showDisplay } from '../../app/display/display-store.ts';

const said: string[] = [];

/** A device with one voice of its own. */
beforeEach(() => {
  said.length = 0;
  const voice = { lang: 'en-US', localService: true, name: 'Test', default: true, voiceURI: 't' };
  vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([voice as SpeechSynthesisVoice]);
  vi.spyOn(speechSynthesis, 'speak').mockImplementation(({ text }) => said.push(text));
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  speechSynthesis.dispatchEvent(new Event('voiceschanged'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearDisplay();
});

async function home(age: number) {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', firstName: 'Naomi', age, grade: 1 }));
  const screen = await world.open('/');
  if (age <= 6) await screen.getByRole('button', { name: 'More', exact: true }).click();
  await expect.element(screen.getByText(/^Genesis 1:3(-4)?$/)).toBeVisible();
  return screen;
}

test('the dashboard of a five-year-old reads its texts', async () => {
  const screen = await home(5);
  await screen.getByRole('button', { name: "Read to me: Today's Verse" }).click();
  // The home itself may have spoken before.
  expect(said.at(-1)).toContain('Let there be light');
});

test('that of a nine-year-old stays quiet, unless all texts are to be read', async () => {
  const screen = await home(9);
  const listen = screen.getByRole('button', { name: "Read to me: Today's Verse" });
  await expect.element(listen).not.toBeInTheDocument();
  showDisplay({ letters: 'standard', textSize: 'standard', motion: 'device', readAloud: 'all' });
  await expect.element(listen).toBeVisible();
});
