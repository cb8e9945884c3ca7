import { expect, test } from 'vitest';
import { createWorld } from '../../../test/world.tsx';

async function openBackups() {
  const world = await createWorld();
  const admin = await world.given({ role: 'admin', username: 'gatekeeper' });
  world.signIn(admin);
  return { admin, screen: await world.open('/#host/backups') };
}

test('an admin makes a backup and sees it in the list', async () => {
  const { screen } = await openBackups();
  await expect.element(screen.getByText(/There is no backup yet/)).toBeVisible();
  await screen.getByRole('button', { name: 'Make a backup now' }).click();
  await expect.element(screen.getByText('Made by hand')).toBeVisible();
  await expect.element(screen.getByText('3.4 MB')).toBeVisible();
});

test('a restore says what will happen, asks for the password, and the page comes back by itself', async () => {
  const { admin, screen } = await openBackups();
  await screen.getByRole('button', { name: 'Make a backup now' }).click();
  await screen.getByRole('button', { name: /Restore the backup of/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Restore a backup' });
  await expect.element(dialog.getByText('The backup holds 31 accounts.')).toBeVisible();
  for (const stays of [
    '1 account that was deleted since stays deleted.',
    '2 consents that were withdrawn since stay withdrawn.',
    '1 link between a parent and a child that was ended since stays ended.',
    '3 children keep their newer cards or pictures.',
  ]) {
    await expect.element(dialog.getByText(stays)).toBeVisible();
  }
  await dialog.getByLabelText('Your password').fill('guess');
  await dialog.getByRole('button', { name: 'Restore and restart' }).click();
  await expect.element(dialog.getByText('This is not your password.')).toBeVisible();

  await dialog.getByLabelText('Your password').fill(admin.password);
  await dialog.getByRole('button', { name: 'Restore and restart' }).click();
  await expect.element(screen.getByText('The host was restored')).toBeVisible();
  await expect.element(screen.getByText('Before a restore')).toBeVisible();
});

test('without a file nothing is brought in, and the field says why', async () => {
  const { screen } = await openBackups();
  await screen.getByRole('button', { name: 'Add the file' }).click();
  await expect.element(screen.getByText('Please choose a file.')).toBeVisible();
  await expect.element(screen.getByLabelText('Backup file (.db)')).toHaveFocus();
});
