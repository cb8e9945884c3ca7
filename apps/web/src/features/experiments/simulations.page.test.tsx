import { SIMULATIONS } from '@lamplight/domain/experiments';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createWorld } from '../../../test/world.tsx';
import { clearDisplay, showDisplay } from '../../app/display/display-store.ts';

afterEach(() => clearDisplay());

async function openSimulation(kind: string, age = 9) {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', age, grade: 4 }));
  return world.open(`/science-lab?simulation=${kind}`);
}

/** Goes on with the Tab key until something with this name has the focus. */
async function tabTo(name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    const { activeElement } = document;
    const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0] : null;
    const words =
      activeElement?.getAttribute('aria-label') ?? (label ?? activeElement)?.textContent;
    if (activeElement !== document.body && words?.trim() === name) return;
    await userEvent.keyboard('{Tab}');
  }
  throw new Error(`no Tab led to ${name}`);
}

test.each(SIMULATIONS)('%s opens for every age and says what is seen', async (kind) => {
  for (const age of [5, 9, 16]) {
    const screen = await openSimulation(kind, age);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    const seen = () => document.querySelector('p[aria-live="polite"]')?.textContent;
    await expect.poll(seen, { timeout: 10_000 }).toMatch(/\w/);
    // No text was left out and no number in it.
    expect(seen()).not.toMatch(/\{\{|NaN|[a-z]\.[a-z]/);
    await screen.unmount();
  }
});

describe('by keyboard alone', () => {
  test('a button that has come to its end keeps the focus, and the way back is the next key', async () => {
    const screen = await openSimulation('circuit');
    await expect.element(screen.getByLabelText('Batteries')).toBeVisible();
    await tabTo('More: Batteries');
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
    const more = screen.getByRole('button', { name: 'More: Batteries' });
    await expect.element(more).toHaveAttribute('aria-disabled', 'true');
    await expect.element(more).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
    const less = screen.getByRole('button', { name: 'Less: Batteries' });
    await expect.element(less).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(more).toHaveAttribute('aria-disabled', 'false');
  });

  test('a longer string swings slower, a heavier bob does not', async () => {
    const screen = await openSimulation('pendulum');
    await expect.element(screen.getByLabelText('Length of the string')).toBeVisible();
    await tabTo('Let it go');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(/takes 1\.57 seconds/)).toBeVisible();

    await tabTo('Length of the string');
    await userEvent.keyboard('{End}');
    await expect.element(screen.getByText('120 cm').first()).toBeVisible();
    await tabTo('Let it go');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(/takes 2\.21 seconds/)).toBeVisible();

    await tabTo('Weight of the bob');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await tabTo('Let it go');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(/takes 2\.21 seconds/)).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /200 g.*2\.21 s/ })).toBeVisible();
  });

  test('bulbs side by side stay on when one is taken out', async () => {
    const screen = await openSimulation('circuit');
    await tabTo('Close the switch');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(/The light is bright/)).toBeVisible();
    await tabTo('More: Bulbs');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(/only glow a little/)).toBeVisible();
    await screen.getByRole('button', { name: 'Take one bulb out' }).click();
    await expect.element(screen.getByText(/One bulb is out/)).toBeVisible();
    await tabTo('Behind each other');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByText(/The light is bright/)).toBeVisible();
  });
});

test('a bean in the dark grows pale and dies; a new seed may do better', async () => {
  const screen = await openSimulation('plant-growth');
  await screen.getByRole('radio', { name: 'Dark' }).click();
  await screen.getByRole('button', { name: 'One week' }).click();
  await expect.element(screen.getByText(/pale and thin/)).toBeVisible();
  for (let week = 0; week < 3; week += 1) {
    await screen.getByRole('button', { name: 'One week' }).click();
  }
  await expect.element(screen.getByText(/has died/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Next day' })).toBeDisabled();
  await screen.getByRole('button', { name: 'New seed' }).click();
  await screen.getByRole('radio', { name: 'Sunny' }).click();
  await screen.getByRole('button', { name: 'One week' }).click();
  await expect.element(screen.getByText(/green and strong/)).toBeVisible();
  await screen.getByText('Show the heights as a table').click();
  await expect.element(screen.getByRole('columnheader', { name: 'Height' })).toBeVisible();
});

test('salt lifts an egg, and a guess is told from a surprise', async () => {
  const screen = await openSimulation('buoyancy');
  await screen.getByRole('radio', { name: 'egg' }).click();
  await screen.getByRole('button', { name: 'I think it floats' }).click();
  await expect.element(screen.getByText('It sinks. A surprise!')).toBeVisible();
  await screen.getByLabelText('Salt in the water', { exact: true }).fill('8');
  await expect.element(screen.getByText(/^It floats\. You guessed right!/)).toBeVisible();
});

test('yellow and blue paint make green, red and green light yellow', async () => {
  const screen = await openSimulation('colors');
  await screen.getByRole('button', { name: 'More: Blue paint' }).click();
  await expect.element(screen.getByText('The paint in the pot looks green.')).toBeVisible();
  await screen.getByRole('radio', { name: 'Light' }).click();
  await screen.getByLabelText('Green lamp', { exact: true }).fill('100');
  await expect.element(screen.getByText(/it looks yellow/)).toBeVisible();
});

test('a mirror sends the light to the star', async () => {
  const screen = await openSimulation('light');
  await expect.element(screen.getByText(/shadow is 80 cm long/)).toBeVisible();
  await screen.getByRole('radio', { name: 'Mirror' }).click();
  await expect.element(screen.getByText(/passes the star/)).toBeVisible();
  await screen.getByLabelText('Tilt of the mirror', { exact: true }).fill('30');
  await expect.element(screen.getByText(/The star shines/)).toBeVisible();
});

test('a tone sounds only after Play, gently, and ends with the page', async () => {
  const contexts: AudioContext[] = [];
  const gains: GainNode[] = [];
  const Real = window.AudioContext;
  vi.stubGlobal(
    'AudioContext',
    class extends Real {
      constructor() {
        super();
        contexts.push(this);
      }
      override createGain(): GainNode {
        const gain = super.createGain();
        gains.push(gain);
        return gain;
      }
    },
  );
  const screen = await openSimulation('sound');
  await expect.element(screen.getByText(/440 waves each second/)).toBeVisible();
  expect(contexts).toHaveLength(0);
  await screen.getByRole('button', { name: 'Play the tone' }).click();
  await expect.element(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  expect(contexts).toHaveLength(1);
  expect(gains[0]?.gain.value).toBeLessThan(0.1);
  await screen.unmount();
  await expect.poll(() => contexts[0]?.state, { timeout: 10_000 }).toBe('closed');
  vi.unstubAllGlobals();
});

test('nothing moves for whoever asked for stillness', async () => {
  const screen = await openSimulation('pendulum');
  await expect.element(screen.getByRole('button', { name: 'Let it go' })).toBeVisible();
  showDisplay({
    letters: 'standard',
    textSize: 'standard',
    motion: 'reduced',
    readAloud: 'by-age',
  });
  const frames = vi.spyOn(window, 'requestAnimationFrame');
  await screen.getByRole('button', { name: 'Let it go' }).click();
  await expect.element(screen.getByText(/takes 1\.57 seconds/)).toBeVisible();
  const picture = () => document.querySelector('svg[viewBox="0 0 440 400"]')?.innerHTML;
  const before = picture();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(picture()).toBe(before);
  expect(frames.mock.calls.length).toBeLessThan(10);
});
