import { DISPLAY_DEFAULTS, type Display } from '@lamplight/domain/display';
import { afterEach, describe, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { createWorld } from '../../../test/world.tsx';
import { clearDisplay, showDisplay, shownDisplay, startDisplay } from './display-store.ts';

const CHOSEN: Display = {
  letters: 'lexend',
  textSize: 'largest',
  motion: 'reduced',
  readAloud: 'all',
};

const root = document.documentElement;
const fontOf = (element: Element) => getComputedStyle(element).fontFamily;

afterEach(clearDisplay);

describe('pages', () => {
  test('wear what the profile says as soon as the person is known', async () => {
    const world = await createWorld();
    const child = await world.given({ role: 'student', age: 9 });
    await callAs(child, 'profiles.update', { display: CHOSEN });
    world.signIn(child);
    const screen = await world.open('/no-such-page');
    await expect.element(screen.getByText('Page Not Found')).toBeVisible();
    expect(root.dataset).toMatchObject({ letters: 'lexend', textSize: 'largest' });
    expect(shownDisplay()).toEqual(CHOSEN);
  });

  test('begin as this browser last showed them, until somebody logs out', async () => {
    showDisplay(CHOSEN);
    root.removeAttribute('data-letters');
    startDisplay();
    expect(root.dataset.letters).toBe('lexend');

    const world = await createWorld();
    const child = await world.given({ role: 'student', age: 9 });
    await callAs(child, 'profiles.update', { display: CHOSEN });
    world.signIn(child);
    const screen = await world.open('/no-such-page');
    await screen.getByRole('button', { name: 'Logout' }).first().click();
    await expect.element(screen.getByText('A camp for every age')).toBeVisible();
    expect(shownDisplay()).toEqual(DISPLAY_DEFAULTS);
    expect(localStorage.getItem('display')).toBeNull();
  });

  test.each(['{"letters":"comic"}', 'null', '{'])('ignore a stored %s', (text) => {
    localStorage.setItem('display', text);
    startDisplay();
    expect(shownDisplay()).toEqual(DISPLAY_DEFAULTS);
  });
});

describe('a choice', () => {
  test.each([
    ['standard', 'Atkinson Hyperlegible Next Variable', 'Baloo 2 Variable'],
    ['lexend', 'Lexend Variable', 'Lexend Variable'],
    ['opendyslexic', 'OpenDyslexic', 'OpenDyslexic'],
  ] as const)(
    'of %s letters sets texts in %s and headings in %s',
    async (letters, text, heading) => {
      const screen = await (await createWorld()).open('/');
      const title = screen.getByRole('heading', { level: 1 });
      await expect.element(title).toBeVisible();
      showDisplay({ ...DISPLAY_DEFAULTS, letters });
      expect(fontOf(document.body)).toContain(text);
      expect(fontOf(title.element())).toContain(heading);
    },
  );

  test('of a size makes every word larger', () => {
    const sizes = (['standard', 'larger', 'largest'] as const).map((textSize) => {
      showDisplay({ ...DISPLAY_DEFAULTS, textSize });
      return Number.parseFloat(getComputedStyle(document.body).fontSize);
    });
    expect(sizes).toEqual([18, 20.7, 23.4]);
  });

  test('of less motion stills what moves', async () => {
    const moving = document.createElement('div');
    moving.style.transition = 'opacity 2s';
    document.body.append(moving);
    expect(getComputedStyle(moving).transitionDuration).toBe('2s');
    showDisplay({ ...DISPLAY_DEFAULTS, motion: 'reduced' });
    expect(getComputedStyle(moving).transitionDuration).toBe('0.001s');
    moving.remove();
  });
});
