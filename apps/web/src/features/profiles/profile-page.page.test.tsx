import { describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { createWorld, type World } from '../../../test/world.tsx';

async function openProfile(world: World) {
  const child = await world.given({ role: 'student', age: 9, grade: 4, firstName: 'Naomi' });
  world.signIn(child);
  return { child, screen: await world.open('/profile') };
}

type Screen = Awaited<ReturnType<World['open']>>;

const fact = (screen: Screen, name: string) => screen.getByRole('group', { name, exact: true });
const expectFact = (screen: Screen, name: string, text: string) =>
  expect.element(fact(screen, name).getByText(text, { exact: false })).toBeVisible();
const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });
const tab = (screen: Screen, name: string) => screen.getByRole('tab', { name });

describe('editing', () => {
  test('begins with Edit Profile and ends with Save', async () => {
    const { screen } = await openProfile(await createWorld());
    await expectFact(screen, 'About me', 'Not given');
    await button(screen, 'Edit Profile').click();
    await screen.getByRole('textbox', { name: 'About me' }).fill('I like owls.');
    await tab(screen, 'Student').click();
    await screen.getByLabelText('Weekly goal').fill('7');
    await screen.getByLabelText('Learning style').selectOptions('visual');
    await tab(screen, 'Preferences').click();
    await screen.getByRole('checkbox', { name: 'Music' }).click();
    await screen.getByRole('radio', { name: /Beginner/ }).click();
    await button(screen, 'Save').click();

    await expect.element(screen.getByText('Your changes are saved.')).toBeVisible();
    await expectFact(screen, 'Favorite subjects', 'Music');
    await expectFact(screen, 'Learning level', 'Beginner');
    await tab(screen, 'Student').click();
    await expectFact(screen, 'Weekly goal', '7 lessons a week');
    await expectFact(screen, 'Learning style', 'Visual');
    await tab(screen, 'Basic Info').click();
    await expectFact(screen, 'About me', 'I like owls.');
  });

  test('is undone by Cancel', async () => {
    const { screen } = await openProfile(await createWorld());
    await button(screen, 'Edit Profile').click();
    await screen.getByRole('textbox', { name: 'About me' }).fill('Something else');
    await button(screen, 'Cancel').click();
    await expectFact(screen, 'About me', 'Not given');
    await button(screen, 'Edit Profile').click();
    await expect.element(screen.getByRole('textbox', { name: 'About me' })).toHaveValue('');
  });

  test('keeps what was typed when saving fails', async () => {
    const world = await createWorld();
    const { screen } = await openProfile(world);
    await button(screen, 'Edit Profile').click();
    await screen.getByRole('textbox', { name: 'About me' }).fill('I like owls.');
    world.disconnect();
    await button(screen, 'Save').click();
    await expect.element(screen.getByText('Failed to update profile')).toBeVisible();
    await expect.element(screen.getByText('Error', { exact: true })).toBeVisible();
    world.reconnect();
    await button(screen, 'Save').click();
    await expectFact(screen, 'About me', 'I like owls.');
  });

  test('shows the tab of a field that was refused', async () => {
    const { screen } = await openProfile(await createWorld());
    await button(screen, 'Edit Profile').click();
    await tab(screen, 'Student').click();
    const goal = screen.getByLabelText('Weekly goal');
    await goal.fill('0');
    await tab(screen, 'Basic Info').click();
    await button(screen, 'Save').click();
    await expect.element(screen.getByText('Please choose a number from 1 to 50')).toBeVisible();
    await expect.element(goal).toHaveFocus();
    await goal.fill('');
    await button(screen, 'Save').click();
    await expectFact(screen, 'Weekly goal', '5 lessons a week');
  });

  test('leaves age, grade and day as they are', async () => {
    const { screen } = await openProfile(await createWorld());
    await button(screen, 'Edit Profile').click();
    await expect.element(screen.getByLabelText('Age')).toHaveAttribute('readonly');
    await expect.element(screen.getByLabelText('Age')).toHaveAttribute('type', 'number');
    await expect.element(screen.getByLabelText('Username')).toHaveAttribute('readonly');
    await tab(screen, 'Student').click();
    await expect.element(screen.getByLabelText('Current day')).toHaveAttribute('readonly');
    await expect.element(screen.getByLabelText('Weekly goal')).not.toHaveAttribute('readonly');
  });
});

describe('the tab of the role', () => {
  test('shows a parent the linked children and keeps an emergency contact', async () => {
    const world = await createWorld();
    const email = 'eva@example.org';
    await world.given({ role: 'student', age: 9, firstName: 'Naomi', parentEmail: email });
    world.signIn(await world.given({ role: 'parent', email, firstName: 'Eva' }));
    const screen = await world.open('/profile');
    await tab(screen, 'Parent').click();
    await expectFact(screen, 'Linked children', 'Naomi');
    await button(screen, 'Edit Profile').click();
    await screen.getByLabelText('Emergency contact').fill('Grandma, 555 0100');
    await button(screen, 'Save').click();
    await expectFact(screen, 'Emergency contact', 'Grandma, 555 0100');
  });

  test('shows a teacher what only the host gives out, and keeps the rest', async () => {
    const world = await createWorld();
    world.signIn(await world.given({ role: 'teacher', firstName: 'Tom' }));
    const screen = await world.open('/profile');
    await tab(screen, 'Teacher').click();
    await button(screen, 'Edit Profile').click();
    await expect.element(screen.getByLabelText('Employee ID')).toHaveAttribute('readonly');
    await expect.element(screen.getByLabelText('Specializations')).toHaveAttribute('readonly');
    await screen.getByLabelText('Department').fill('Science');
    await screen.getByLabelText('Years of experience').fill('12');
    await button(screen, 'Save').click();
    await expectFact(screen, 'Department', 'Science');
    await expectFact(screen, 'Years of experience', '12 years');
  });

  test('shows an admin the access level and the last access', async () => {
    const world = await createWorld();
    world.signIn(await world.given({ role: 'admin' }));
    const screen = await world.open('/profile');
    await tab(screen, 'Admin').click();
    await expectFact(screen, 'Access level', 'Full');
    await expect
      .element(fact(screen, 'Last system access'))
      .not.toHaveTextContent('Last system accessNever');
    await button(screen, 'Edit Profile').click();
    await screen.getByLabelText('Access level').selectOptions('read-only');
    await button(screen, 'Save').click();
    await expectFact(screen, 'Access level', 'Read-only');
  });
});

describe('the language', () => {
  test('changes at once, and comes back with Cancel', async () => {
    const { screen } = await openProfile(await createWorld());
    await button(screen, 'Edit Profile').click();
    await tab(screen, 'Settings').click();
    await screen.getByLabelText('Language').selectOptions('es');
    await button(screen, 'Cancelar').click();
    await expect.element(button(screen, 'Edit Profile')).toBeVisible();
  });

  test('stays when it was saved', async () => {
    const world = await createWorld();
    const { screen } = await openProfile(world);
    await button(screen, 'Edit Profile').click();
    await tab(screen, 'Settings').click();
    await screen.getByLabelText('Language').selectOptions('es');
    await button(screen, 'Guardar').click();
    await expect.element(button(screen, 'Editar perfil')).toBeVisible();

    await button(screen, 'Editar perfil').click();
    await screen.getByLabelText('Idioma').selectOptions('en');
    await button(screen, 'Save').click();
    await expect.element(button(screen, 'Edit Profile')).toBeVisible();
  });
});

describe('the account', () => {
  test('gets a new password only with the one until now', async () => {
    const { child, screen } = await openProfile(await createWorld());
    await tab(screen, 'Settings').click();
    await button(screen, 'Change Password').click();
    const current = screen.getByLabelText('Current Password');
    await current.fill('not-mine-at-all');
    await screen.getByLabelText('New Password').fill('three-green-owls');
    await screen.getByLabelText('Confirm Password').fill('three-green-owls');
    await button(screen, 'Save New Password').click();
    await expect.element(screen.getByText('This is not your current password')).toBeVisible();
    await expect.element(current).toHaveFocus();

    await current.fill(child.password);
    await button(screen, 'Save New Password').click();
    await expect.element(screen.getByText('Password changed')).toBeVisible();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('refuses a new password that was typed differently the second time', async () => {
    const { child, screen } = await openProfile(await createWorld());
    await tab(screen, 'Settings').click();
    await button(screen, 'Change Password').click();
    await screen.getByLabelText('Current Password').fill(child.password);
    await screen.getByLabelText('New Password').fill('three-green-owls');
    await screen.getByLabelText('Confirm Password').fill('three-green-owl');
    await button(screen, 'Save New Password').click();
    await expect.element(screen.getByText("Passwords don't match")).toBeVisible();
  });

  test.each(['parent', 'teacher', 'admin'] as const)(
    'of a %s gets no password that everybody tries first',
    async (role) => {
      const world = await createWorld();
      const adult = await world.given({ role });
      world.signIn(adult);
      const screen = await world.open('/profile');
      await tab(screen, 'Settings').click();
      await button(screen, 'Change Password').click();
      const choose = async (password: string) => {
        await screen.getByLabelText('Current Password').fill(adult.password);
        await screen.getByLabelText('New Password').fill(password);
        await screen.getByLabelText('Confirm Password').fill(password);
        await button(screen, 'Save New Password').click();
      };
      await choose('password123');
      await expect.element(screen.getByText(/Many people use this password/)).toBeVisible();
      await expect.element(screen.getByLabelText('New Password')).toHaveFocus();
      await choose('three-green-owls');
      await expect.element(screen.getByText('Password changed')).toBeVisible();
    },
  );

  test('can be taken along as a file', async () => {
    const { child, screen } = await openProfile(await createWorld());
    const address = vi.spyOn(URL, 'createObjectURL');
    await tab(screen, 'Settings').click();
    await button(screen, 'Download My Data').click();
    await expect
      .element(screen.getByText(`lamplight-${child.username}`, { exact: false }))
      .toBeVisible();
    const file = address.mock.calls[0]?.[0] as Blob;
    expect(file.type).toBe('application/zip');
    // The names of the files in an archive are written out in it.
    const text = await file.text();
    expect(text.startsWith('PK')).toBe(true);
    for (const name of ['index.html', 'data/account.json']) expect(text).toContain(name);
  });

  test('is deleted only by someone who types its name, and then nobody is signed in', async () => {
    const world = await createWorld();
    const { child, screen } = await openProfile(world);
    localStorage.setItem(`journal_draft_page_${child.id}`, 'An owl');
    localStorage.setItem(`journal_draft_page_${child.id + 1}`, 'A frog');
    await tab(screen, 'Settings').click();
    await button(screen, 'Delete My Account').click();
    const submit = button(screen, 'Delete For Good');
    const name = screen.getByRole('dialog').getByRole('textbox');
    await expect.element(submit).toBeDisabled();
    await name.fill('somebody-else');
    await expect.element(submit).toBeDisabled();
    await name.fill(child.username);
    await submit.click();
    await expect.element(screen.getByText('Your account is deleted')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: /amazing world/i })).toBeVisible();
    expect(localStorage.getItem('sessionToken')).toBeNull();
    expect(localStorage.getItem(`journal_draft_page_${child.id}`)).toBeNull();
    expect(localStorage.getItem(`journal_draft_page_${child.id + 1}`)).toBe('A frog');

    await cleanup();
    world.signIn(child);
    const after = await world.open('/profile');
    await expect.element(after.getByRole('heading', { name: /amazing world/i })).toBeVisible();
  });

  test('of the last admin stays; that of one of two goes', async () => {
    const world = await createWorld();
    const admin = await world.given({ role: 'admin', username: 'first-admin' });
    world.signIn(admin);
    const screen = await world.open('/profile');
    await tab(screen, 'Settings').click();
    await button(screen, 'Delete My Account').click();
    await screen.getByRole('dialog').getByRole('textbox').fill('first-admin');
    await button(screen, 'Delete For Good').click();
    await expect.element(screen.getByText('You are the only admin here')).toBeVisible();

    await world.given({ role: 'admin', username: 'second-admin' });
    await button(screen, 'Delete For Good').click();
    await expect.element(screen.getByText('Your account is deleted')).toBeVisible();
  });
});
