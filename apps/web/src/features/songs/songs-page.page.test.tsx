import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorld } from '../../../test/world.tsx';

async function openAs(path: string, age = 5, language?: string) {
  const world = await createWorld();
  const child = await world.given({
    role: 'student',
    age,
    grade: 1,
    ...(language && { language }),
  });
  world.signIn(child);
  return { world, screen: await world.open(path) };
}

/** What the loudspeaker is given: the browser's own, counted. */
let tones: OscillatorNode[] = [];
const start = OscillatorNode.prototype.start;
beforeEach(() => {
  tones = [];
  OscillatorNode.prototype.start = function (...at) {
    tones.push(this);
    start.apply(this, at);
  };
});
afterEach(() => {
  OscillatorNode.prototype.start = start;
  localStorage.removeItem('song_sound');
});

const lit = () => document.querySelector('[class*=syllable][data-sung=true]')?.textContent;

test('a child of five taps from the home to a song, and its words light up in time', async () => {
  const { screen } = await openAs('/');
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('link', { name: /Songs/ }).first().click();
  await expect.element(screen.getByRole('heading', { name: 'Songs', level: 1 })).toBeVisible();
  await screen.getByRole('link', { name: 'Morning Light' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Morning Light' })).toBeVisible();
  expect(tones, 'nothing plays by itself').toHaveLength(0);

  await screen.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => tones.length).toBeGreaterThan(3);
  expect(tones.map(({ frequency }) => Math.round(frequency.value))).toContain(349);
  await expect.poll(lit, { timeout: 8000 }).toBe('Morn');
  await expect.poll(lit, { timeout: 4000 }).toBe('ing');
  await screen.getByRole('button', { name: 'Stop' }).click();
  expect(lit()).toBeUndefined();
  await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('without sound the words run all the same, and the choice is kept', async () => {
  const { screen } = await openAs('/songs?song=morning-light');
  await screen.getByRole('radio', { name: 'No sound, just words' }).click();
  await screen.getByRole('button', { name: 'Play' }).click();
  await expect.poll(lit, { timeout: 8000 }).toBe('Morn');
  expect(tones).toHaveLength(0);
  await screen.unmount();
  const { screen: later } = await openAs('/songs?song=morning-light');
  await expect.element(later.getByRole('radio', { name: 'No sound, just words' })).toBeChecked();
});

test('chords alone leave the tune to the child', async () => {
  const { screen } = await openAs('/songs?song=morning-light');
  await screen.getByRole('radio', { name: 'Chords: I sing' }).click();
  await screen.getByRole('button', { name: 'Play' }).click();
  await expect.poll(lit, { timeout: 8000 }).toBe('Morn');
  expect(new Set(tones.map(({ type }) => type))).toEqual(new Set(['sine']));
});

test('slower goes on from the same place', async () => {
  const { screen } = await openAs('/songs?song=morning-light');
  await screen.getByRole('button', { name: 'Play' }).click();
  await expect.poll(lit, { timeout: 8000 }).toBe('Morn');
  await screen.getByRole('switch', { name: 'Slower' }).click();
  await expect.poll(lit, { timeout: 4000 }).toMatch(/^(ing|ris)$/);
  await expect.element(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
});

test('leaving the page ends the song', async () => {
  const closed = vi.spyOn(AudioContext.prototype, 'close');
  const { screen } = await openAs('/songs?song=morning-light');
  await screen.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => tones.length).toBeGreaterThan(0);
  await screen.getByRole('link', { name: 'All Songs' }).click();
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  closed.mockRestore();
});

test('whole lines are there for a screen reader, and where tune and words are from', async () => {
  const { screen } = await openAs('/songs?song=my-shepherd', 9);
  await expect
    .element(screen.getByText('The Lord, my Shepherd, leads the way,').first())
    .toBeInTheDocument();
  await expect.element(screen.getByText(/Columbian Harmony.*1829.*Psalm 23/)).toBeVisible();
});

test('songs for the reader’s age come first, and all are there', async () => {
  const { screen } = await openAs('/songs', 15);
  await expect.element(screen.getByRole('link', { name: 'Ring the Bells' })).toBeVisible();
  const titles = [...document.querySelectorAll('main ul a')].map(({ textContent }) => textContent);
  expect(titles).toHaveLength(8);
  expect(titles[0]).toBe('Lift Up Your Song');
});

test('a song that there is not says so', async () => {
  const { screen } = await openAs('/songs?song=la-la-la');
  await expect.element(screen.getByRole('heading', { name: 'No such song' })).toBeVisible();
  await screen.getByRole('link', { name: 'All Songs' }).click();
  await expect.element(screen.getByRole('link', { name: 'Morning Light' })).toBeVisible();
});
