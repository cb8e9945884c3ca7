import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { callAs } from '../../../test/call-as.ts';
import { createWorld, type World } from '../../../test/world.tsx';

const EVA = 'eva@example.org';
const TRACKING = { purpose: 'session-tracking', notice: 'We count your visits.' };

/** A child, and its mother on her dashboard; her link is unconfirmed, as on every host without mail. */
async function openAsMother(world: World, age: number) {
  const child = await world.given({ role: 'student', age, firstName: 'Ruth', parentEmail: EVA });
  world.signIn(await world.given({ role: 'parent', email: EVA, firstName: 'Eva' }));
  return { child, open: () => world.open('/#consent') };
}

const visitsOn = (screen: Awaited<ReturnType<World['open']>>) =>
  screen.getByRole('listitem', { name: 'Counting visits' });

describe('a parent whose link is not confirmed', () => {
  test('sees what there is to decide, and how to be able to', async () => {
    const { open } = await openAsMother(await createWorld(), 9);
    const screen = await open();
    const visits = visitsOn(screen);
    await expect.element(visits.getByText('No consent')).toBeVisible();
    await expect
      .element(screen.getByText(/as soon as your link to Ruth is confirmed/))
      .toBeVisible();
    await expect.element(visits.getByRole('button')).not.toBeInTheDocument();
  });

  test('withdraws what an admin recorded from paper', async () => {
    const world = await createWorld();
    const { child, open } = await openAsMother(world, 9);
    const admin = await world.given({ role: 'admin' });
    const paper = { ...TRACKING, studentId: child.id, granted: true };
    await callAs(admin, 'consents.recordPaper', paper);
    const visits = visitsOn(await open());
    await expect.element(visits.getByText('Consent given')).toBeVisible();
    await visits.getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(visits.getByText('No consent')).toBeVisible();
  });

  test('of a student of 14 withdraws, and does not give', async () => {
    const { child, open } = await openAsMother(await createWorld(), 14);
    await callAs(child, 'consents.give', TRACKING);
    const screen = await open();
    await expect.element(screen.getByText(/Ruth decides alone from the age of 13/)).toBeVisible();
    const visits = visitsOn(screen);
    await visits.getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(visits.getByText('No consent')).toBeVisible();
    await expect.element(visits.getByRole('button')).not.toBeInTheDocument();
  });
});

describe('an admin with a signed paper', () => {
  test('finds the child by typing, records it, and a withdrawal later', async () => {
    const world = await createWorld();
    await world.given({ role: 'student', username: 'ruth', age: 9, firstName: 'Ruth' });
    await world.given({ role: 'student', username: 'boaz', age: 9, firstName: 'Boaz' });
    world.signIn(await world.given({ role: 'admin' }));
    const screen = await world.open('/admin-portal#care/consents');
    const found = screen.getByRole('list', { name: 'Students found' });
    await expect.element(found.getByRole('button')).toHaveLength(2);
    await screen.getByLabelText('Name of the student').fill('rut');
    await expect.element(found.getByRole('button')).toHaveLength(1);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect
      .element(screen.getByRole('button', { name: 'Choose another student' }))
      .toHaveFocus();
    const visits = visitsOn(screen);
    await visits.getByRole('button', { name: 'Record a signed consent' }).click();
    await expect.element(visits.getByText('Consent given')).toBeVisible();
    await visits.getByText(/1 entry/).click();
    await expect.element(visits.getByText(/on paper, recorded by/)).toBeVisible();
    await visits.getByRole('button', { name: 'Record a withdrawal' }).click();
    await expect.element(visits.getByText('No consent')).toBeVisible();
  });
});
