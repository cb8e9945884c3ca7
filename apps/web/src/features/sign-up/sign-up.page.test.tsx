import { expect, test } from 'vitest';
import { askAs, callAs } from '../../../test/call-as.ts';
import { createWorld, type World, type WorldPerson } from '../../../test/world.tsx';

async function camp(): Promise<{ world: World; admin: WorldPerson }> {
  const world = await createWorld();
  return { world, admin: await world.given({ role: 'admin', username: 'miriam' }) };
}

test('an admin closes the sign-up, and its page says so to students alone', async () => {
  const { world, admin } = await camp();
  world.signIn(admin);
  const portal = await world.open('/#host/settings');
  await expect
    .element(portal.getByRole('radio', { name: /As the host was started/ }))
    .toBeChecked();
  await portal.getByText('Nobody: adults make the accounts').click();
  await expect.element(portal.getByText('The choice is saved')).toBeVisible();
  await portal.unmount();
  localStorage.clear();

  const page = await world.open('/register');
  await expect.element(page.getByText(/Only adults make accounts for students/)).toBeVisible();
  await expect.element(page.getByLabelText('Username')).not.toBeInTheDocument();
  await page.getByText('Parent', { exact: true }).click();
  await expect.element(page.getByLabelText('Username')).toBeVisible();
});

test('an admin takes the choice back, and what the host was started with holds again', async () => {
  const { world, admin } = await camp();
  await callAs(admin, 'hostSettings.set', { signUp: { students: 'closed' } });
  world.signIn(admin);
  const portal = await world.open('/#host/settings');
  await expect.element(portal.getByRole('radio', { name: /^Nobody/ })).toBeChecked();
  await portal.getByText('As the host was started').click();
  await expect.element(portal.getByText('The choice is saved')).toBeVisible();
  await expect
    .element(portal.getByRole('radio', { name: /As the host was started/ }))
    .toBeChecked();
  const { signUp } = await askAs<{ signUp: { students: string | null } }>(
    admin,
    'hostSettings.get',
  );
  expect(signUp.students).toBeNull();
});

test('where a code is needed, a student is asked for it', async () => {
  const { world, admin } = await camp();
  await callAs(admin, 'hostSettings.set', { signUp: { students: 'code' } });
  const page = await world.open('/register');
  await expect.element(page.getByLabelText('Class code')).toBeVisible();
  await page.getByText('Teacher', { exact: true }).click();
  await expect.element(page.getByLabelText('Class code')).not.toBeInTheDocument();
});

test('made-up accounts are looked at and deleted after a question', async () => {
  const { world, admin } = await camp();
  await world.given({ role: 'student', username: 'made-up' });
  world.signIn(admin);
  const portal = await world.open('/#host/settings');
  await expect.element(portal.getByText('1 account', { exact: true })).toBeVisible();
  await portal.getByRole('button', { name: 'Delete these accounts' }).click();
  await portal.getByRole('button', { name: 'Delete them' }).click();
  await expect.element(portal.getByText('There is no such account.')).toBeVisible();
});

test('an adult among them is marked, and named in the question', async () => {
  const { world, admin } = await camp();
  await world.given({ role: 'student', username: 'made-up' });
  await world.given({ role: 'parent', username: 'eva' });
  world.signIn(admin);
  const portal = await world.open('/#host/settings');
  const line = (name: string) => portal.getByRole('listitem').filter({ hasText: name });
  await expect.element(line('eva').getByText('Parent', { exact: true })).toBeVisible();
  await expect.element(line('made-up')).not.toHaveTextContent('Parent');
  await portal.getByRole('button', { name: 'Delete these accounts' }).click();
  await expect.element(portal.getByText("1 of them is an adult's.")).toBeVisible();
});
