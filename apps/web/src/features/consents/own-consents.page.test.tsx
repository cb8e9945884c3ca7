import { describe, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { createWorld, type World, type WorldPerson } from '../../../test/world.tsx';

async function openSettings(world: World, child: WorldPerson) {
  world.signIn(child);
  const screen = await world.open('/profile');
  await screen.getByRole('tab', { name: 'Settings' }).click();
  return screen;
}

describe('a student of 14', () => {
  test('reads what each purpose means, agrees to one, and withdraws', async () => {
    const world = await createWorld();
    const teen = await world.given({ role: 'student', age: 14, firstName: 'Ruth' });
    const screen = await openSettings(world, teen);
    const visits = screen.getByRole('listitem', { name: 'Counting visits' });
    await expect.element(visits.getByText('No consent')).toBeVisible();
    await expect.element(visits.getByText(/at most 400 days/)).toBeVisible();

    await visits.getByRole('button', { name: 'I agree' }).click();
    await expect.element(visits.getByText('Consent given')).toBeVisible();
    await expect.element(screen.getByText('Counting visits: consent given.')).toBeVisible();
    const other = screen.getByRole('listitem', { name: 'Name in game rooms' });
    await expect.element(other.getByText('No consent')).toBeVisible();

    await visits.getByText('What was decided: 1 entry').click();
    await expect.element(visits.getByText(/your browser tells this host/).nth(1)).toBeVisible();
    await visits.getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(visits.getByText('No consent')).toBeVisible();
    await expect.element(visits.getByText('What was decided: 2 entries')).toBeVisible();
    await expect.element(visits.getByText(/by Ruth, the student/).first()).toBeVisible();
  });

  test('keeps the words in the language that they were read in', async () => {
    const world = await createWorld();
    const teen = await world.given({ role: 'student', age: 14 });
    await callAs(teen, 'profiles.update', { language: 'de' });
    world.signIn(teen);
    const screen = await world.open('/profile');
    await screen.getByRole('tab', { name: 'Einstellungen' }).click();
    const visits = screen.getByRole('listitem', { name: 'Besuche zählen' });
    await visits.getByRole('button', { name: 'Ich willige ein' }).click();
    await visits.getByText('Was entschieden wurde: 1 Eintrag').click();
    await expect.element(visits.getByText(/Wenn du gehst, sagt dein Browser/).nth(1)).toBeVisible();
  });

  test('is told when the choice could not be kept', async () => {
    const world = await createWorld();
    const screen = await openSettings(world, await world.given({ role: 'student', age: 14 }));
    const visits = screen.getByRole('listitem', { name: 'Counting visits' });
    await expect.element(visits.getByRole('button', { name: 'I agree' })).toBeVisible();
    world.disconnect();
    await visits.getByRole('button', { name: 'I agree' }).click();
    await expect.element(screen.getByText('Nothing was changed')).toBeVisible();
    await expect.element(visits.getByText('No consent')).toBeVisible();
    world.reconnect();
    await visits.getByRole('button', { name: 'I agree' }).click();
    await expect.element(visits.getByText('Consent given')).toBeVisible();
  });
});

test.each([5, 9, 12])('at %i a parent decides, in words for a child', async (age) => {
  const world = await createWorld();
  const screen = await openSettings(world, await world.given({ role: 'student', age, grade: 1 }));
  await expect.element(screen.getByText(/A parent decides these things for you/)).toBeVisible();
  await expect.element(screen.getByText('No, unless a parent says yes')).toHaveLength(4);
  await expect.element(screen.getByRole('button', { name: 'I agree' })).not.toBeInTheDocument();
});

test('adults are asked for no consent of their own', async () => {
  const world = await createWorld();
  const screen = await openSettings(world, await world.given({ role: 'teacher' }));
  await expect.element(screen.getByRole('heading', { name: 'My data' })).toBeVisible();
  await expect
    .element(screen.getByRole('heading', { name: 'Privacy and consent' }))
    .not.toBeInTheDocument();
});
