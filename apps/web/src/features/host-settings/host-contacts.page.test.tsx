import { expect, test } from 'vitest';
import { createWorld } from '../../../test/world.tsx';

test('the contacts that an admin writes down stand in the privacy policy', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'admin', username: 'gatekeeper' }));
  const settings = await world.open('/#host/settings');
  await settings.getByLabelText('E-mail for privacy').fill('nobody');
  await settings.getByLabelText('Who runs this host').fill('Grace Church');
  await settings.getByRole('button', { name: 'Save the contacts' }).click();
  await expect.element(settings.getByText('Invalid email address')).toBeVisible();
  await settings.getByLabelText('E-mail for privacy').fill('privacy@example.org');
  await settings.getByRole('button', { name: 'Save the contacts' }).click();
  await expect.element(settings.getByText('The contacts are saved')).toBeVisible();
  await settings.unmount();

  const policy = await world.open('/privacy-policy');
  await expect.element(policy.getByText('Grace Church')).toBeInTheDocument();
  await expect
    .element(policy.getByRole('link', { name: 'privacy@example.org' }))
    .toBeInTheDocument();
});
