import { beforeAll, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import acts from '../../i18n/en/acts.json';
import { loadTexts } from '../../i18n/index.ts';
import { expectNoBarriers } from './testing/axe.ts';
import { SAMPLE_ACTS, SEASON_WORDS, TWO_HANDS } from './testing/sample-acts.ts';
import { showAct } from './testing/show-act.tsx';

beforeAll(() => loadTexts({ acts }));

type Screen = Awaited<ReturnType<typeof showAct>>['screen'];

const keepAs = () => `test-${crypto.randomUUID()}`;
const into = (screen: Screen, group: string) =>
  screen.getByRole('button', { name: `Into “${group}”` });
const pile = (screen: Screen, group: string) => screen.getByRole('list', { name: group });
const option = (screen: Screen, name: string) =>
  screen.getByRole('region').getByRole('button', { name, exact: true });
const read = (screen: Screen, name: string) => option(screen, name).click();

/** Goes on with the Tab key until something of this name has the focus, and presses a key there. */
async function pressOn(name: string, key = '{Enter}'): Promise<void> {
  const said = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '';
  for (let step = 0; step < 60 && said() !== name; step += 1) await userEvent.keyboard('{Tab}');
  expect(said()).toBe(name);
  await userEvent.keyboard(key);
}

describe('for those who do not read yet', () => {
  /** The card that lies ready, which only eyes can see, is an ant when it has most lines. */
  const LINES_OF_AN_ANT = 9;
  const isAnt = (screen: Screen) =>
    (screen.container.querySelector('[class*=ready]')?.querySelectorAll('path').length ?? 0) >=
    LINES_OF_AN_ANT;
  const sortCard = (screen: Screen) => into(screen, isAnt(screen) ? 'Ant' : 'Ladybug').click();

  test('a machine is taught by one tap a card, tested, and its mistakes are counted', async () => {
    const { screen, told } = await showAct({ act: SAMPLE_ACTS.train, band: 'kindergarten' });
    const testIt = screen.getByRole('button', { name: 'Test it' });
    await expect.element(testIt).toBeDisabled();
    for (let card = 0; card < 4; card += 1) await sortCard(screen);
    await testIt.click();
    await expect.element(screen.getByText('2 of 3 right')).toBeVisible();
    expect(told.said.at(-1)).toContain('It is: Ant. The machine says: Ladybug.');
    await expectNoBarriers();
    await read(screen, '2');
    await expect.element(screen.getByText('Not yet. Look again!')).toBeVisible();
    await read(screen, '1');
    await expect.element(screen.getByText(/It asks which drawing is near/)).toBeVisible();
    expect(told.answers).toEqual([
      [[2, 1, 0, 1, 1], false],
      [[1, 1, 0, 1, 1], true],
    ]);
  });

  test('a card is taken back and put into the other pile', async () => {
    const { screen } = await showAct({ act: SAMPLE_ACTS.train, band: 'kindergarten' });
    await into(screen, 'Ant').click();
    const cards = screen.getByRole('listitem');
    await expect.element(cards).toBeVisible();
    await screen.getByRole('button', { name: 'Take number 1 back' }).click();
    await expect.element(cards).not.toBeInTheDocument();
    for (let card = 0; card < 4; card += 1) await sortCard(screen);
    await expect.element(screen.getByRole('button', { name: 'Test it' })).toBeEnabled();
  });
});

describe('for a child that draws', () => {
  async function draw(screen: Screen, group: string) {
    const sheet = screen.getByRole('img', { name: /^What you draw/ });
    await sheet.click({ position: { x: 40, y: 40 } });
    await sheet.click({ position: { x: 90, y: 60 } });
    await into(screen, group).click();
  }

  test('own drawings teach it, and stay on the device', async () => {
    const name = keepAs();
    const { screen, told } = await showAct({ act: SAMPLE_ACTS.train, keepAs: name });
    await expect.element(into(screen, 'Ant')).toHaveAttribute('aria-disabled', 'true');
    await draw(screen, 'Ant');
    await draw(screen, 'Ant');
    await expect.poll(() => pile(screen, 'Ant').getByRole('listitem').elements().length).toBe(2);
    expect(told.answers).toEqual([]);
    await screen.unmount();

    const again = await showAct({ act: SAMPLE_ACTS.train, keepAs: name });
    await expect
      .poll(() => pile(again.screen, 'Ant').getByRole('listitem').elements().length)
      .toBe(2);
    await again.screen.unmount();
    const other = await showAct({ act: SAMPLE_ACTS.train, keepAs: keepAs() });
    await expect.element(pile(other.screen, 'Ant')).toBeInTheDocument();
    expect(pile(other.screen, 'Ant').getByRole('listitem').elements()).toEqual([]);
  });

  test('ready ones teach it with the keyboard alone, and a change asks for a new test', async () => {
    const { screen, told } = await showAct({ act: SAMPLE_ACTS.train });
    for (const group of ['Ladybug', 'Ladybug', 'Ant', 'Ant']) {
      await pressOn(`Take a ready one for “${group}”`);
    }
    await pressOn('Test it');
    await expect
      .element(screen.getByRole('list', { name: 'What it was tested with' }))
      .toBeVisible();
    await expect
      .element(screen.getByRole('table', { name: /what the machine took it for/ }))
      .toBeVisible();
    await expectNoBarriers();
    await pressOn('Take number 2 back');
    await expect.element(screen.getByText('Each pile needs at least 2 examples.')).toBeVisible();
    await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
    expect(told.answers).toEqual([]);
  });

  test('the number of mistakes is shown after two wrong tries', async () => {
    const { screen, told } = await showAct({ act: SAMPLE_ACTS.train });
    for (const group of ['Ladybug', 'Ladybug', 'Ant', 'Ant']) {
      await screen.getByRole('button', { name: `Take a ready one for “${group}”` }).click();
    }
    await screen.getByRole('button', { name: 'Test it' }).click();
    const mistakes = screen.getByRole('list', { name: 'What it was tested with' });
    const wrong = mistakes.getByText('(wrong)').elements().length;
    for (const number of [0, 1, 2, 3].filter((one) => one !== wrong).slice(0, 2)) {
      await read(screen, String(number));
    }
    await expect.element(screen.getByText(/Look, it goes like this/)).toBeVisible();
    expect(told.answers.map(([, correct]) => correct)).toEqual([false, false]);
    await expect.element(option(screen, `${wrong} (the right answer)`)).toBeVisible();
  });
});

describe('from 13 on', () => {
  test('whoever was left out is misread, is found in the table, and the machine is repaired', async () => {
    const { screen, told } = await showAct({ act: TWO_HANDS, band: 'intermediate' });
    await screen.getByRole('button', { name: 'Test it' }).click();
    const rates = screen.getByRole('table', { name: 'Right and wrong for each group' });
    await expect.element(rates.getByRole('row', { name: 'Plain hand 4 0' })).toBeVisible();
    await expect.element(rates.getByRole('row', { name: 'Flagged hand 2 2' })).toBeVisible();
    await expectNoBarriers();
    await read(screen, 'All alike');
    await read(screen, 'Flagged hand');
    expect(told.answers).toEqual([
      [[2, 4, 0, 2, 2], false],
      [[1, 4, 0, 2, 2], true],
    ]);
    await screen.getByRole('checkbox', { name: 'Flagged hand' }).click();
    await screen.getByRole('button', { name: 'Test it again' }).click();
    await expect.element(screen.getByText('8 of 8 right').first()).toBeVisible();
    const before = screen.getByRole('definition').filter({ hasText: '6 of 8 right' });
    await expect.element(before).toBeVisible();
  });

  test('the oldest set how many neighbors vote, and see the share for each group', async () => {
    const { screen } = await showAct({ act: TWO_HANDS, band: 'advanced' });
    await screen
      .getByRole('group', { name: 'Neighbors that vote (k)' })
      .getByRole('button', { name: '1', exact: true })
      .click();
    await screen.getByRole('button', { name: 'along streets' }).click();
    await screen.getByRole('button', { name: 'Test it' }).click();
    await expect.element(screen.getByRole('row', { name: 'Flagged hand 2 2 50%' })).toBeVisible();
    const nearest = screen
      .getByText(/^Nearest:/)
      .first()
      .element();
    expect(nearest.querySelectorAll('svg')).toHaveLength(1);
    await expectNoBarriers();
  });

  test('own words are taken in, and the tree shows what it asks', async () => {
    const { screen } = await showAct({ act: SEASON_WORDS('tree'), band: 'intermediate' });
    await screen.getByText('Write more examples yourself').click();
    await screen.getByRole('textbox', { name: 'Your own words for it' }).fill('cold mittens');
    await into(screen, 'Winter').click();
    await expect.element(pile(screen, 'Winter').getByText('cold mittens')).toBeVisible();
    await screen.getByRole('button', { name: 'Test it' }).click();
    await expect.element(screen.getByText(/^Is “lake” in it\?/)).toBeVisible();
    await expect.element(screen.getByText('3 of 3 right').first()).toBeVisible();
    await expectNoBarriers();
  });

  test('a network shows its weights, and how its error fell', async () => {
    const { screen } = await showAct({ act: SEASON_WORDS('network'), band: 'advanced' });
    await screen.getByRole('button', { name: '400' }).click();
    await screen.getByRole('button', { name: 'Test it' }).click();
    await expect.element(screen.getByText(/Winter: snow \d/)).toBeVisible();
    await expect.element(screen.getByRole('img', { name: /round by round/ })).toBeVisible();
    await expect.element(screen.getByText(/It knows none of these words\.$/)).toBeVisible();
    await expectNoBarriers();
  });
});

test('somebody who answered before sees what is learned, and may try on', async () => {
  const { screen } = await showAct({
    act: TWO_HANDS,
    band: 'intermediate',
    given: [1, 4, 0, 2, 2],
  });
  await expect.element(screen.getByText(/It knows only the hands that it has met/)).toBeVisible();
  await screen.getByRole('button', { name: 'Test it' }).click();
  await expect.element(option(screen, 'Flagged hand (the right answer)')).toBeVisible();
});
