import { expect, test } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { createWorld, type World } from '../../../test/world.tsx';

async function home(): Promise<{ world: World; screen: RenderResult }> {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', firstName: 'Naomi', age: 9, grade: 4 }));
  const screen = await world.open('/');
  await expect.element(screen.getByRole('heading', { name: 'Quick Journal Entry' })).toBeVisible();
  return { world, screen };
}

const words = (screen: RenderResult) => screen.getByLabelText('What is on your mind today?');
const save = (screen: RenderResult) => screen.getByRole('button', { name: 'Save Entry' });

test('saving needs words, and at most 500 characters', async () => {
  const { screen } = await home();
  await expect.element(save(screen)).toBeDisabled();
  await words(screen).fill('   ');
  await expect.element(save(screen)).toBeDisabled();
  await words(screen).fill('a'.repeat(501));
  await expect.element(screen.getByText('501/500')).toBeVisible();
  await expect.element(screen.getByText(/more than 500 characters/)).toBeVisible();
  await expect.element(save(screen)).toBeDisabled();
  await words(screen).fill(` ${'a'.repeat(500)} `);
  await expect.element(screen.getByText('500/500')).toBeVisible();
  await expect.element(save(screen)).toBeEnabled();
});

test('an entry is saved, answered and cleared', async () => {
  const { screen } = await home();
  await words(screen).fill('We saw an owl.');
  await save(screen).click();
  await expect.element(screen.getByText('Your learning helper read this')).toBeVisible();
  await expect.element(words(screen)).toHaveValue('');
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByText('Your learning helper read this')).not.toBeInTheDocument();
  await screen.getByRole('link', { name: 'Open my journal' }).click();
  await screen.getByRole('button', { name: 'History' }).click();
  await expect.element(screen.getByText('We saw an owl.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Quick entry' })).toBeVisible();
});

test('without the host an entry is kept on this device', async () => {
  const { world, screen } = await home();
  await words(screen).fill('We saw an owl.');
  world.disconnect();
  await save(screen).click();
  await expect.element(screen.getByText('Progress saved locally')).toBeVisible();
  await expect.element(words(screen)).toHaveValue('');
  world.reconnect();
});

test('words that were not sent are there again after a reload', async () => {
  const { world, screen } = await home();
  await words(screen).fill('Half a thought');
  await screen.unmount();
  const later = await world.open('/');
  await expect.element(words(later)).toHaveValue('Half a thought');
});
