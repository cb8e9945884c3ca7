import { expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { createWorld, type World } from '../../../test/world.tsx';

async function childWithSlip(world: World) {
  const child = await world.given({ role: 'student', firstName: 'Ruth', age: 9, grade: 4 });
  const { code } = await callAs<{ code: string }>(child, 'pairing.create', {
    studentId: child.id,
  });
  return { child, code };
}

test('a parent of nobody types the code of a slip and sees the child', async () => {
  const world = await createWorld();
  const { code } = await childWithSlip(world);
  world.signIn(await world.given({ role: 'parent' }));
  const screen = await world.open('/');
  const field = screen.getByLabelText('Code of the slip');
  await field.fill('AAAAA-AAAAA');
  await screen.getByRole('button', { name: 'Link', exact: true }).click();
  await expect.element(screen.getByText(/No slip has this code/)).toBeVisible();

  await field.fill(`${code.slice(0, 5).toLowerCase()} ${code.slice(5)}`);
  await screen.getByRole('button', { name: 'Link', exact: true }).click();
  await expect.element(screen.getByRole('heading', { name: 'Ruth' })).toBeVisible();
  await expect.element(screen.getByText('This link is not confirmed yet')).not.toBeInTheDocument();
});

test('a parent who scanned the code links after one word of theirs', async () => {
  const world = await createWorld();
  const { code } = await childWithSlip(world);
  world.signIn(await world.given({ role: 'parent' }));
  const screen = await world.open(`/pair?code=${code.slice(0, 5)}-${code.slice(5)}`);
  await screen.getByRole('button', { name: 'Link this child' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Parent Dashboard' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Ruth' })).toBeVisible();
});

test('a visitor who scanned the code is led to a parent account and back to the slip', async () => {
  const world = await createWorld();
  const { code } = await childWithSlip(world);
  const eva = await world.given({ role: 'parent', username: 'eva' });
  const screen = await world.open(`/pair?code=${code}`);
  await screen.getByRole('link', { name: 'Create a parent account' }).click();
  await expect.element(screen.getByRole('radio', { name: /Parent/ })).toBeChecked();
  await screen.getByRole('link', { name: 'Sign in here' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  await screen.getByLabelText('Username').fill('eva');
  await screen.getByLabelText('Password', { exact: true }).fill(eva.password);
  await screen.getByRole('button', { name: 'Sign In', exact: true }).click();
  await screen.getByRole('button', { name: 'Link this child' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Ruth' })).toBeVisible();
});

test('a child makes a slip with a code to scan, and revokes it', async () => {
  const world = await createWorld();
  const child = await world.given({ role: 'student', firstName: 'Ruth', age: 9, grade: 4 });
  world.signIn(child);
  const screen = await world.open('/profile');
  await screen.getByRole('tab', { name: 'Settings' }).click();
  await screen.getByRole('link', { name: 'Give my parent a slip' }).click();
  await screen.getByRole('button', { name: 'Make a slip' }).click();
  await expect.element(screen.getByRole('heading', { name: "For Ruth's family" })).toBeVisible();
  await expect.element(screen.getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)).toBeVisible();
  await expect
    .element(screen.getByRole('img', { name: /QR code that links a parent/ }))
    .toBeInTheDocument();

  const slips = screen.getByRole('region', { name: 'Slips so far' });
  await slips.getByRole('button', { name: /^Revoke the slip/ }).click();
  await expect.element(slips.getByText('No slip has been made yet.')).toBeVisible();
  await expect.element(screen.getByText("For Ruth's family")).not.toBeInTheDocument();
});
