import { expect, test } from 'vitest';
import { createWorld } from '../../../test/world.tsx';

async function openAsAdmin() {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'admin', username: 'gatekeeper' }));
  return { world, screen: await world.open('/#host/settings') };
}

test('an admin chooses the country, changes its numbers, and has the shipped ones back', async () => {
  const { world, screen } = await openAsAdmin();
  await expect.element(screen.getByText(/names no country/)).toBeVisible();
  await screen.getByLabelText('Country').selectOptions('Germany');
  await expect.element(screen.getByLabelText('Number 2', { exact: true })).toHaveValue('116 111');
  await screen.getByLabelText('Number 2', { exact: true }).fill('ask Ray');
  const save = screen.getByRole('button', { name: 'Save the numbers' });
  await save.click();
  await expect.element(screen.getByText(/Please give digits as people dial them/)).toBeVisible();
  await screen.getByLabelText('Number 2', { exact: true }).fill('0800 5555');
  await save.click();
  await expect.element(screen.getByText('The numbers are saved')).toBeVisible();
  await screen.unmount();

  const again = await world.open('/#host/settings');
  await expect.element(again.getByLabelText('Country')).toHaveValue('DE');
  await expect.element(again.getByLabelText('Number 2', { exact: true })).toHaveValue('0800 5555');
  await again.getByRole('button', { name: 'Restore the numbers of Lamplight' }).click();
  await again.getByRole('button', { name: 'Save the numbers' }).click();
  await expect.element(again.getByText(/These numbers come with Lamplight/)).toBeVisible();
  await expect.element(again.getByLabelText('Number 2', { exact: true })).toHaveValue('116 111');
  await again.getByRole('button', { name: 'I have checked them today' }).click();
  await expect.element(again.getByText(/Somebody last looked at them on/)).toBeVisible();
});

test('a host keeps an emergency number', async () => {
  const { screen } = await openAsAdmin();
  await screen.getByRole('button', { name: 'Remove number 2' }).click();
  await screen.getByRole('button', { name: 'Remove number 1' }).click();
  await screen.getByRole('button', { name: 'Save the numbers' }).click();
  await expect.element(screen.getByText(/Please keep an emergency number/)).toBeVisible();
});

test('an admin writes down the class hours, and a day that ends before it begins is not saved', async () => {
  const { world, screen } = await openAsAdmin();
  await expect.element(screen.getByText(/The host’s clock shows Monday 9:00 AM/)).toBeVisible();
  await screen.getByRole('switch', { name: 'Class on Sunday' }).click();
  await screen.getByLabelText('Monday, until').fill('06:30');
  const save = screen.getByRole('button', { name: 'Save the class hours' });
  await save.click();
  await expect.element(screen.getByText('Please let the day begin before it ends')).toBeVisible();
  await screen.getByLabelText('Monday, until').fill('15:30');
  await save.click();
  await expect.element(screen.getByText('The class hours are saved')).toBeVisible();
  await screen.unmount();

  const again = await world.open('/#host/settings');
  await expect.element(again.getByLabelText('Monday, until')).toHaveValue('15:30');
  await expect.element(again.getByRole('switch', { name: 'Class on Sunday' })).not.toBeChecked();
});
