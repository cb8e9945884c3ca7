import type { CurrentGame } from '@lamplight/domain/multiplayer';
import { describe, expect, test } from 'vitest';
import { callAs } from '../../../../test/call-as.ts';
import { askAs, type ClassWorld, givenClass } from '../../../../test/class-room.ts';

/** Longer than the page waits before it asks again. */
const WAIT = { timeout: 10_000 };

const NAMES = ['Ruth', 'Boaz', 'Levi', 'Noa', 'Eva'] as const;

async function splitClass(...absent: readonly string[]) {
  const school = await givenClass(...NAMES);
  const screen = await school.world.open('/multiplayer-games');
  await screen.getByRole('button', { name: 'New tournament' }).click();
  const dialog = screen.getByRole('dialog', { name: 'New tournament' });
  for (const name of absent) await dialog.getByText(name, { exact: true }).click();
  return { school, screen, dialog };
}

/** The children open their rooms, which they have without a code. */
async function comeIn({ children }: ClassWorld) {
  for (const child of children) {
    const current = await askAs<CurrentGame | null>(child, 'multiplayer.current');
    if (current) await callAs(child, 'multiplayer.join', { code: current.room.id });
  }
}

describe('a tournament', () => {
  test('splits the class into teams with one click, without those who are not here', async () => {
    const { screen, dialog } = await splitClass('Eva');
    await dialog.getByRole('button', { name: 'Split the class' }).click();
    await expect.element(screen.getByText('Round 1')).toBeVisible();
    await expect
      .poll(() => screen.getByText(/^0 of 2 here|^2 of 2 here/).elements())
      .toHaveLength(2);
  });

  test('needs two children for each room', async () => {
    const { dialog } = await splitClass('Eva', 'Noa');
    await expect.element(dialog.getByText('Each room needs at least two children.')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Split the class' })).toBeDisabled();
    await dialog.getByText('Noa', { exact: true }).click();
    await expect.element(dialog.getByRole('button', { name: 'Split the class' })).toBeEnabled();
  });

  test('starts all rooms at once, takes a late child, and is finished when that is confirmed', async () => {
    const { school, screen, dialog } = await splitClass('Eva');
    await dialog.getByRole('button', { name: 'Split the class' }).click();
    await expect.element(screen.getByText('Round 1')).toBeVisible();
    await comeIn(school);
    await screen.getByRole('button', { name: 'Start all rooms' }).click();
    await expect.poll(() => screen.getByText(/^Question 1 of/).elements(), WAIT).toHaveLength(2);

    await screen.getByLabelText('Child', { exact: true }).selectOptions('Eva');
    await screen.getByRole('button', { name: 'Add to a team' }).click();
    await expect.element(screen.getByText(/of 3 here/)).toBeVisible();

    await screen.getByRole('button', { name: 'Finish the tournament' }).click();
    const confirm = screen.getByRole('dialog', { name: 'Finish the tournament?' });
    await confirm.getByRole('button', { name: 'Finish the tournament' }).click();
    await expect.element(screen.getByText('The tournament is over')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Start all rooms' }))
      .not.toBeInTheDocument();
  });

  test('has a board for the wall, with teams and no child', async () => {
    const { school, screen, dialog } = await splitClass();
    await dialog.getByRole('button', { name: 'Split the class' }).click();
    const link = screen.getByRole('link', { name: 'Open the board for the wall' });
    await expect.element(link).toBeVisible();
    const path = link.element().getAttribute('href') ?? '';
    await screen.unmount();
    const wall = await school.world.open(path);
    await expect.element(wall.getByText('Round 1')).toBeVisible();
    await expect.poll(() => wall.getByRole('listitem').elements(), WAIT).toHaveLength(2);
    expect(document.body.textContent).not.toMatch(new RegExp(NAMES.join('|')));
    await expect.element(wall.getByRole('banner')).not.toBeInTheDocument();
  });
});
