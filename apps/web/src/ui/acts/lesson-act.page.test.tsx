import { beforeAll, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import acts from '../../i18n/en/acts.json';
import { loadTexts } from '../../i18n/index.ts';
import { expectNoBarriers } from './testing/axe.ts';
import { APPLES, CAMP, SAMPLE_ACTS } from './testing/sample-acts.ts';
import { showAct } from './testing/show-act.tsx';

beforeAll(() => loadTexts({ acts }));

/** Goes on with the Tab key until something of this name has the focus, and presses Enter there. */
async function pressOn(name: string | RegExp): Promise<void> {
  const said = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '';
  const isThere = () => (typeof name === 'string' ? said().startsWith(name) : name.test(said()));
  for (let step = 0; step < 60 && !isThere(); step += 1) await userEvent.keyboard('{Tab}');
  expect(said()).toMatch(name);
  await userEvent.keyboard('{Enter}');
}

describe('an order', () => {
  test('is made by a tap on a card and a tap on its place, and is told as it stands', async () => {
    const { screen, told } = await showAct({ act: SAMPLE_ACTS.order, given: [1, 0, 2, 3] });
    await screen.getByRole('button', { name: /^\d?Light/ }).click();
    await screen.getByRole('button', { name: /^\d?Sky/ }).click();
    await screen.getByRole('button', { name: 'Check' }).click();
    expect(told.answers).toEqual([[[0, 1, 2, 3], true]]);
    await expect.element(screen.getByText(/Light came first/)).toBeVisible();
    await expectNoBarriers();
  });

  test('is made with the keyboard, and the arrow that moved a card keeps the focus', async () => {
    const { screen, told } = await showAct({ act: SAMPLE_ACTS.order, given: [1, 0, 2, 3] });
    await pressOn('Move “Light” one place up');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move “Light” one place up');
    await expect.element(screen.getByText('Light is now in place 1 of 4.')).toBeInTheDocument();
    await pressOn('Check');
    expect(told.answers).toEqual([[[0, 1, 2, 3], true]]);
  });

  test('is shown after two wrong tries, and may be done once more', async () => {
    const { screen, told } = await showAct({ act: SAMPLE_ACTS.order });
    const check = screen.getByRole('button', { name: 'Check' });
    await check.click();
    await expect.element(screen.getByText(/Good try, look again/)).toBeVisible();
    await check.click();
    await expect.element(screen.getByText(/Light came first/)).toBeVisible();
    expect(told.answers.map(([, correct]) => correct)).toEqual([false, false]);
    const cards = screen.getByRole('listitem').elements();
    expect(cards.map((card) => card.textContent)).toEqual([
      expect.stringContaining('Light'),
      expect.stringContaining('Sky'),
      expect.stringContaining('Land'),
      expect.stringContaining('Plants'),
    ]);
    await screen.getByRole('button', { name: 'Once more' }).click();
    await expect.element(check).toBeVisible();
  });

  test('is made by dragging a card to its place', async () => {
    const { screen, told } = await showAct({ act: SAMPLE_ACTS.order, given: [1, 0, 2, 3] });
    const light = screen.getByRole('button', { name: /^\d?Light/ });
    await light.dropTo(screen.getByRole('button', { name: /^\d?Sky/ }));
    await screen.getByRole('button', { name: 'Check' }).click();
    expect(told.answers).toEqual([[[0, 1, 2, 3], true]]);
  });
});

describe('groups', () => {
  const group = (text: string, name: string) => `Put “${text}” into “${name}”`;

  test('take what is marked; what is wrong comes back, and what is right stays', async () => {
    const { screen, told } = await showAct({ act: SAMPLE_ACTS.sort });
    for (const [text, name] of [
      ['Star', 'Day'],
      ['Butterfly', 'Day'],
      ['Rainbow', 'Day'],
      ['Lamp', 'Night'],
    ] as const) {
      await screen.getByRole('button', { name: new RegExp(`^${text}`) }).click();
      await screen.getByRole('button', { name: group(text, name) }).click();
    }
    await screen.getByRole('button', { name: 'Check' }).click();
    expect(told.answers).toEqual([[[0, 0, 0, 1], false]]);
    await expect.element(screen.getByRole('button', { name: 'Star', exact: true })).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Lamp (Night, in the right place)' }))
      .toBeVisible();
    await screen.getByRole('button', { name: group('Star', 'Night') }).click();
    await screen.getByRole('button', { name: 'Check' }).click();
    expect(told.answers[1]).toEqual([[1, 0, 0, 1], true]);
    await expectNoBarriers();
  });

  test('are filled with the keyboard alone', async () => {
    const { told } = await showAct({ act: SAMPLE_ACTS.sort });
    const wanted: Readonly<Record<string, string>> = {
      Star: 'Night',
      Butterfly: 'Day',
      Rainbow: 'Day',
      Lamp: 'Night',
    };
    for (const [text, name] of Object.entries(wanted)) {
      await pressOn(text);
      await pressOn(group(text, name));
    }
    await pressOn('Check');
    expect(told.answers).toEqual([[[1, 0, 0, 1], true]]);
  });
});

describe('pairs', () => {
  test('are made by taps: the partner goes to the left side that is marked', async () => {
    const { screen, told } = await showAct({ act: SAMPLE_ACTS.match });
    for (const number of ['4', '6', '9'])
      await screen.getByRole('button', { name: number, exact: true }).click();
    await screen.getByRole('button', { name: 'Check' }).click();
    expect(told.answers).toEqual([[[0, 1, 2], true]]);
    await expectNoBarriers();
  });

  test('are made with the keyboard, from any left side', async () => {
    const { told } = await showAct({ act: SAMPLE_ACTS.match });
    await pressOn('4 + 5');
    await pressOn(/^9/);
    await pressOn('2 + 2');
    await pressOn(/^6/);
    await pressOn(/^4$/);
    await pressOn('Check');
    expect(told.answers).toEqual([[[1, 0, 2], false]]);
  });
});

describe('gaps', () => {
  test('are filled by taps on words, and a second tap takes a word out', async () => {
    const { screen, told } = await showAct({ act: SAMPLE_ACTS.gap });
    await screen.getByRole('button', { name: 'noon' }).click();
    await screen.getByRole('button', { name: 'noon (gap 1)' }).click();
    await screen.getByRole('button', { name: 'day' }).click();
    await screen.getByRole('button', { name: 'night' }).click();
    await screen.getByRole('button', { name: 'Check' }).click();
    expect(told.answers).toEqual([[[0, 1], true]]);
    await expectNoBarriers();
  });

  test('are filled with the keyboard, and cannot be checked while one is empty', async () => {
    const { screen, told } = await showAct({ act: SAMPLE_ACTS.gap });
    await expect.element(screen.getByRole('button', { name: 'Check' })).toBeDisabled();
    await pressOn('gap 2');
    await pressOn('night');
    await pressOn('day');
    await pressOn('Check');
    expect(told.answers).toEqual([[[0, 1], true]]);
  });
});

describe('a verse', () => {
  const { verse } = SAMPLE_ACTS;
  if (verse.kind !== 'verse') throw new Error('The sample is no verse.');

  test('is built by taps and stands there whole, with its reference', async () => {
    const { screen, told } = await showAct({ act: verse });
    for (const piece of verse.pieces)
      await screen.getByRole('button', { name: piece, exact: true }).click();
    await screen.getByRole('button', { name: 'Check' }).click();
    expect(told.answers).toEqual([[[0, 1, 2, 3], true]]);
    await expect.element(screen.getByText(verse.pieces.join(' '))).toBeVisible();
    await expect.element(screen.getByText('Genesis 1:3')).toBeVisible();
    await expectNoBarriers();
  });

  test('is built with the keyboard', async () => {
    const { told } = await showAct({ act: verse });
    for (const piece of verse.pieces) await pressOn(piece);
    await pressOn('Check');
    expect(told.answers).toEqual([[[0, 1, 2, 3], true]]);
  });
});

describe('something in the scene', () => {
  test('is found by taps; a wrong one says why, and one is not tried twice', async () => {
    const { screen, told } = await showAct({ act: SAMPLE_ACTS.tap, stage: CAMP });
    const tent = screen.getByRole('button', { name: 'The tent' });
    await tent.click();
    await expect.element(screen.getByText('The tent is dark inside.')).toBeVisible();
    // Nothing happens: a browser of a test would wait for it to be open again.
    await tent.click({ force: true });
    await screen.getByRole('button', { name: 'The lantern' }).click();
    await expect.element(screen.getByText(/The lantern burns/)).toBeVisible();
    expect(told.answers).toEqual([
      [[0], false],
      [[1], true],
    ]);
    await expectNoBarriers();
  });

  test('is found with the keyboard', async () => {
    const { screen, told } = await showAct({ act: SAMPLE_ACTS.tap, stage: CAMP });
    await expect.element(screen.getByRole('button', { name: 'The lantern' })).toBeVisible();
    await pressOn('The lantern');
    expect(told.answers).toEqual([[[1], true]]);
  });

  test('is chosen among words where there is no scene', async () => {
    const { told } = await showAct({ act: SAMPLE_ACTS.tap });
    await pressOn(/^[ABC]?The dog/);
    expect(told.answers).toEqual([[[2], false]]);
  });
});

describe('things that are counted', () => {
  test('get their numbers one after another, then the number is chosen', async () => {
    const { screen, told } = await showAct({ act: SAMPLE_ACTS.count, stage: APPLES });
    for (let place = 1; place <= 7; place += 1)
      await screen
        .getByRole('button', { name: new RegExp(`^Number ${place} from the back`) })
        .click();
    await expect.element(screen.getByRole('button', { name: 'Counted as 7' })).toBeVisible();
    expect(told.said).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    await screen.getByRole('button', { name: '7', exact: true }).click();
    expect(told.answers).toEqual([[[7], true]]);
    await expectNoBarriers();
  });

  test('are counted with the keyboard, and a count is taken back', async () => {
    const { screen, told } = await showAct({ act: SAMPLE_ACTS.count, stage: APPLES });
    await expect.element(screen.getByRole('button', { name: /^Number 1 / })).toBeVisible();
    await pressOn('Number 1 from the back');
    await expect.element(screen.getByText('1 counted')).toBeInTheDocument();
    await pressOn('Counted as 1');
    await expect.element(screen.getByText('1 counted')).not.toBeInTheDocument();
    await pressOn(/^8$/);
    expect(told.answers).toEqual([[[8], false]]);
  });
});

describe('a number on a scale', () => {
  test('is set by its buttons; then the truth stands beside it', async () => {
    const { screen, told } = await showAct({ act: SAMPLE_ACTS.slide });
    // What nobody has moved is no guess.
    await expect.element(screen.getByRole('button', { name: 'Let us see' })).toBeDisabled();
    await screen.getByRole('button', { name: 'More' }).click();
    await screen.getByRole('button', { name: 'Let us see' }).click();
    expect(told.answers).toEqual([[[2], null]]);
    await expect.element(screen.getByText(/You guessed 2 minutes. It is 8 minutes./)).toBeVisible();
    await expectNoBarriers();
  });

  test('is set with the arrow keys', async () => {
    const { screen, told } = await showAct({ act: SAMPLE_ACTS.slide });
    await screen.getByRole('slider', { name: 'My guess' }).click();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await pressOn('Let us see');
    expect(told.answers).toEqual([[[2], null]]);
  });
});

describe('a guess', () => {
  test('is taken by a tap and is not wrong; a second one is not taken', async () => {
    const { screen, told } = await showAct({ act: SAMPLE_ACTS.predict });
    await screen.getByRole('button', { name: 'It sinks' }).click();
    await expect.element(screen.getByText('Let us see.')).toBeVisible();
    await screen.getByRole('button', { name: 'It floats' }).click({ force: true });
    expect(told.answers).toEqual([[[1], null]]);
    await expectNoBarriers();
  });

  test('is made with the keyboard', async () => {
    const { told } = await showAct({ act: SAMPLE_ACTS.predict });
    await pressOn(/^[ABC]?It floats/);
    expect(told.answers).toEqual([[[0], null]]);
  });
});
