import { GAP_ROUNDS, verseWords } from '@lamplight/domain/verses';
import { expect, test } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { callAs } from '../../../test/call-as.ts';
import { createWorld } from '../../../test/world.tsx';

const YOUNG_VERSE = 'How many are Your works, O LORD!';

async function openAs(path: string, age: number) {
  const world = await createWorld();
  const child = await world.given({ role: 'student', age, grade: 4 });
  world.signIn(child);
  return { world, child, screen: await world.open(path) };
}

/** Taps the pieces in their right order: each time the one with which the rest of the verse begins. */
async function putInOrder(screen: RenderResult, verse: string) {
  const pool = screen.getByRole('region', { name: 'Pieces to choose from' });
  await expect.element(pool).toBeVisible();
  let rest = verse;
  while (rest !== '') {
    const tile = pool
      .getByRole('button')
      .elements()
      .find(({ textContent }) => rest.startsWith(textContent));
    if (tile === undefined) throw new Error(`no piece begins “${rest}”`);
    rest = rest.slice(tile.textContent.length).trim();
    (tile as HTMLElement).click();
    await expect.element(tile).not.toBeInTheDocument();
  }
  await screen.getByRole('button', { name: 'Check' }).click();
}

/** Fills the gaps of every round by tapping; `words` are those of the verse. */
async function fillGaps(screen: RenderResult, words: readonly string[]) {
  for (let round = 1; round <= GAP_ROUNDS; round += 1) {
    await expect
      .element(screen.getByText(new RegExp(`^Round ${round} of ${GAP_ROUNDS}`)))
      .toBeVisible();
    const bank = screen.getByRole('region', { name: 'Missing words' });
    for (const word of words) {
      const plain = word.replace(/[^\p{L}]/gu, '');
      const tile = bank.getByRole('button', { name: plain, exact: true });
      if (tile.elements().length > 0) await tile.first().click();
    }
    await screen.getByRole('button', { name: 'Check' }).click();
  }
}

test('the verse of the week stands above the stories, and leads to its exercises', async () => {
  const { screen } = await openAs('/bible-study', 9);
  await expect.element(screen.getByText(YOUNG_VERSE)).toBeVisible();
  await expect.element(screen.getByText(/0 of 3 steps done$/)).toBeVisible();
  await screen.getByRole('link', { name: 'Learn this verse' }).click();
  await expect
    .element(screen.getByRole('heading', { name: "Learn this week's verse" }))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'I am ready' })).toBeVisible();
});

test('a child of 5 learns it with two exercises, by tapping alone', async () => {
  const { screen } = await openAs('/bible-study?verse=1', 5);
  await screen.getByRole('button', { name: 'I am ready' }).click();
  await expect.element(screen.getByRole('button', { name: 'Write it' })).not.toBeInTheDocument();
  await putInOrder(screen, YOUNG_VERSE);
  await expect.element(screen.getByRole('heading', { name: "That's right!" })).toBeVisible();
  await screen.getByRole('button', { name: 'Fill the gaps' }).last().click();
  await fillGaps(screen, verseWords(YOUNG_VERSE));
  await expect
    .element(screen.getByRole('heading', { name: 'You know it by heart!' }))
    .toBeVisible();
  await expect.element(screen.getByText('Known by heart')).toBeVisible();
});

test('pieces in a wrong order go back, and those that fit stay', async () => {
  const { screen } = await openAs('/bible-study?verse=1', 9);
  await screen.getByRole('button', { name: 'I am ready' }).click();
  const pool = screen.getByRole('region', { name: 'Pieces to choose from' });
  for (const word of ['How', 'many', 'Your', 'are', 'works,', 'O', 'LORD!']) {
    await pool.getByRole('button', { name: word, exact: true }).click();
  }
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByText(/^Almost! The pieces that fit stay/)).toBeVisible();
  const line = screen.getByRole('region', { name: 'Your verse' });
  expect(
    line
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['How', 'many']);
});

test('writing forgives capitals and commas and shows which words differ', async () => {
  const { screen } = await openAs('/bible-study?verse=1', 9);
  await screen.getByRole('button', { name: 'Write it' }).click();
  const field = screen.getByRole('textbox', { name: 'Your verse' });
  await field.fill('how many are the works o lord');
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByText('does not belong here: the')).toBeVisible();
  await expect.element(screen.getByText('missing: Your')).toBeVisible();
  await field.fill('how many are your works o lord');
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByRole('heading', { name: "That's right!" })).toBeVisible();
});

test('who is older writes the words into the gaps', async () => {
  const { screen } = await openAs('/bible-study?verse=8', 15);
  await expect.element(screen.getByRole('heading', { name: 'The verse of week 8' })).toBeVisible();
  await screen.getByRole('button', { name: 'Fill the gaps' }).click();
  const gaps = screen.getByRole('textbox', { name: /^Gap \d+$/ });
  await expect.element(gaps.first()).toBeVisible();
  for (const gap of gaps.all()) await gap.fill('sandal');
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByText(/^Almost! Look at the gaps/)).toBeVisible();
  await expect.element(gaps.first()).toHaveAttribute('aria-invalid', 'true');
});

test('an exercise that was right without the host counts, and is sent when the host is back', async () => {
  const { world, child, screen } = await openAs('/bible-study?verse=1', 9);
  await callAs(child, 'verses.practice', { week: 1, exercise: 'order', answer: YOUNG_VERSE });
  await screen.getByRole('button', { name: 'Write it' }).click();
  await screen.getByRole('textbox', { name: 'Your verse' }).fill(YOUNG_VERSE);
  world.disconnect();
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByText('Progress saved locally')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: "That's right!" })).toBeVisible();
  await screen.unmount();

  world.reconnect();
  const later = await world.open('/bible-study');
  await expect.element(later.getByText(/2 of 3 steps done$/)).toBeVisible();
});

test('the verses of other weeks are a step away', async () => {
  const { screen } = await openAs('/bible-study?verse=1', 9);
  await screen.getByRole('link', { name: /Week 7 John 3:16/ }).click();
  await expect.element(screen.getByRole('heading', { name: 'The verse of week 7' })).toBeVisible();
  await expect.element(screen.getByText(/God so loved the world/)).toBeVisible();
});

test('a verse that was learnt lights its lantern on a dashboard that was open before', async () => {
  const { child, screen } = await openAs('/', 9);
  await expect.element(screen.getByText('First Day')).toBeVisible();
  for (const exercise of ['order', 'gaps']) {
    await callAs(child, 'verses.practice', { week: 1, exercise, answer: YOUNG_VERSE });
  }
  await screen.getByRole('link', { name: "Learn this week's verse" }).click();
  await screen.getByRole('button', { name: 'Write it' }).click();
  await screen.getByRole('textbox', { name: 'Your verse' }).fill(YOUNG_VERSE);
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByText('Known by heart')).toBeVisible();
  await screen.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(screen.getByRole('heading', { name: /^First Verse/ })).toBeVisible();
});
