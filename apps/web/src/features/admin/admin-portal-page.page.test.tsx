import { describe, expect, test, vi } from 'vitest';
import { askAs, callAs } from '../../../test/call-as.ts';
import { giveOwnPassword } from '../../../test/own-password.ts';
import { createWorld } from '../../../test/world.tsx';

async function openAsAdmin(path: string, prepare?: (world: World) => Promise<unknown>) {
  const world = await createWorld();
  await prepare?.(world);
  const admin = await world.given({ role: 'admin', username: 'gatekeeper' });
  world.signIn(admin);
  return { world, admin, screen: await world.open(path) };
}
type World = Awaited<ReturnType<typeof createWorld>>;

/** The host answers after the pause that typing is given. */
const PATIENCE = { timeout: 10_000 };

const withRuth = (world: World) =>
  world.given({ role: 'student', username: 'ruth', firstName: 'Ruth', age: 9, grade: 4 });

describe('the portal', () => {
  test.each(['/', '/admin-portal'])('is what an admin sees at %s', async (path) => {
    const { screen } = await openAsAdmin(path);
    await expect.element(screen.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
    for (const name of ['Overview', 'Users', 'Progress', 'Analytics', 'Care', 'Mail', 'Host']) {
      await expect.element(screen.getByRole('tab', { name })).toBeVisible();
    }
  });

  test('opens one part of a tab at a time, which the address names', async () => {
    const { screen } = await openAsAdmin('/#care');
    await expect.element(screen.getByRole('heading', { name: 'Safety desk' })).toBeVisible();
    const parts = screen.getByRole('navigation', { name: 'Parts of Care' });
    await parts.getByRole('link', { name: 'Consents' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Consent records' })).toBeVisible();
    await expect
      .element(screen.getByRole('heading', { name: 'Safety desk' }))
      .not.toBeInTheDocument();
    await expect
      .element(parts.getByRole('link', { name: 'Consents' }))
      .toHaveAttribute('aria-current', 'page');
    await expect
      .element(parts.getByRole('link', { name: 'Safety desk' }))
      .not.toHaveAttribute('aria-current');
  });

  test('is no home of a teacher', async () => {
    const world = await createWorld();
    world.signIn(await world.given({ role: 'teacher' }));
    const screen = await world.open('/');
    await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect
      .element(screen.getByRole('heading', { name: 'Admin Portal' }))
      .not.toBeInTheDocument();
  });

  test('says "not enough yet" where there is no number', async () => {
    const { screen } = await openAsAdmin('/#analytics');
    await expect.element(screen.getByText('Average Session Time')).toBeVisible();
    expect(screen.getByText('not enough yet', { exact: true }).elements()).toHaveLength(5);
  });
});

describe('the users', () => {
  test('are searched, filtered by role, and told apart by their badges', async () => {
    const { screen } = await openAsAdmin('/#users', async (world) => {
      await withRuth(world);
      await world.given({ role: 'parent', username: 'eva', email: 'eva@example.org' });
    });
    const names = () =>
      screen
        .getByRole('rowheader')
        .elements()
        .map((cell) => cell.textContent);
    await expect.element(screen.getByRole('rowheader', { name: 'ruth' })).toBeVisible();
    expect(names()).toEqual(['eva', 'gatekeeper', 'ruth']);
    await screen.getByRole('button', { name: 'Username' }).click();
    await expect.poll(names, PATIENCE).toEqual(['ruth', 'gatekeeper', 'eva']);
    await screen.getByLabelText('Search by name or email').fill('example.org');
    await expect.poll(names, PATIENCE).toEqual(['eva']);
    await screen.getByLabelText('Search by name or email').fill('');
    await screen.getByRole('combobox', { name: 'Role' }).selectOptions('Student');
    await expect.poll(names, PATIENCE).toEqual(['ruth']);
  });

  test('turn pages when there are many', async () => {
    const { screen } = await openAsAdmin('/#users', async (world) => {
      for (let number = 1; number <= 25; number += 1) {
        await world.given({ role: 'student', username: `camper${number}` });
      }
    });
    await expect.element(screen.getByText('1–25 of 26 entries')).toBeVisible();
    await screen.getByRole('button', { name: 'Next' }).click();
    await expect.element(screen.getByText('26–26 of 26 entries')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await screen.getByRole('combobox', { name: 'Rows on a page' }).selectOptions('50 rows');
    await expect.element(screen.getByText('1–26 of 26 entries')).toBeVisible();
  });

  test('have their details', async () => {
    const { screen } = await openAsAdmin('/#users', withRuth);
    await screen.getByRole('button', { name: 'View details of ruth' }).click();
    const dialog = screen.getByRole('dialog', { name: 'ruth' });
    await expect.element(dialog.getByText('1 of 56')).toBeVisible();
    await expect.element(dialog.getByText('Our class')).toBeVisible();
  });

  test('get a new password, which is shown once and opens the account', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { screen, admin } = await openAsAdmin('/#users', withRuth);
    await screen.getByRole('button', { name: 'View details of ruth' }).click();
    const dialog = screen.getByRole('dialog', { name: 'ruth' });
    await expect.element(dialog.getByText('Signed in on 1 device.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Reset the password' }).click();
    await giveOwnPassword(screen, 'a-guess');
    await expect.element(screen.getByText('This is not your password.')).toBeVisible();
    await expect.element(dialog.getByText('New password of ruth')).not.toBeInTheDocument();
    await giveOwnPassword(screen, admin.password);
    await expect.element(dialog.getByText('New password of ruth')).toBeVisible();
    const password = dialog.getByRole('status').getByRole('code').element().textContent;
    await expect(callAs(null, 'auth.login', { username: 'ruth', password })).resolves.toMatchObject(
      { user: { username: 'ruth' } },
    );
  });

  test('are joined by an adult whom the admin makes', async () => {
    const { screen, admin } = await openAsAdmin('/#users');
    await screen.getByRole('button', { name: 'New account' }).click();
    const dialog = screen.getByRole('dialog', { name: 'An account for an adult' });
    await dialog.getByLabelText('Username').fill('gatekeeper');
    await dialog.getByRole('button', { name: 'Make the account' }).click();
    await expect.element(dialog.getByText(/This username is already taken/)).toBeVisible();
    await dialog.getByLabelText('Username').fill('joel');
    await dialog.getByRole('button', { name: 'Make the account' }).click();
    await giveOwnPassword(screen, admin.password);
    await expect.element(dialog.getByText('The account "joel" is made.')).toBeVisible();
    await expect.element(dialog.getByText(/\/reset-password\?token=/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect.element(screen.getByRole('rowheader', { name: 'joel' })).toBeVisible();
  });
});

describe('deleting a user', () => {
  test('asks first, and leaves the account when the answer is no', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { screen } = await openAsAdmin('/#users', withRuth);
    await screen.getByRole('button', { name: 'Delete ruth' }).click();
    expect(confirm).toHaveBeenCalledWith(
      'Are you sure you want to delete user "ruth"? This action cannot be undone.',
    );
    await expect.element(screen.getByRole('rowheader', { name: 'ruth' })).toBeVisible();
  });

  test('removes the account when the answer is yes', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { screen } = await openAsAdmin('/#users', withRuth);
    await screen.getByRole('button', { name: 'Delete ruth' }).click();
    await expect.element(screen.getByText('User Deleted')).toBeVisible();
    await expect.element(screen.getByRole('rowheader', { name: 'ruth' })).not.toBeInTheDocument();
  });

  test('that fails is told, and why the last admin stays', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { world, screen } = await openAsAdmin('/#users', withRuth);
    await screen.getByRole('button', { name: 'Delete gatekeeper' }).click();
    await expect.element(screen.getByText('Delete Failed')).toBeVisible();
    await expect.element(screen.getByText(/The last admin cannot be deleted/)).toBeVisible();
    world.disconnect();
    await screen.getByRole('button', { name: 'Delete ruth' }).click();
    await expect
      .element(screen.getByText('Failed to delete user. Please try again.'))
      .toBeVisible();
    world.reconnect();
  });

  test('signs out who deletes their own account', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { screen } = await openAsAdmin('/#users', (world) =>
      world.given({ role: 'admin', username: 'other' }),
    );
    await screen.getByRole('button', { name: 'Delete gatekeeper' }).click();
    await expect
      .element(screen.getByRole('banner').getByRole('link', { name: 'Sign In' }))
      .toBeVisible();
  });
});

describe('editing a user', () => {
  test('saves name, address, role, age and grade', async () => {
    const { screen } = await openAsAdmin('/#users', withRuth);
    await screen.getByRole('button', { name: 'Edit ruth' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Edit ruth' });
    await dialog.getByLabelText('Username').fill('ruthie');
    await dialog.getByLabelText('Age').fill('three');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect.element(dialog.getByText('Please enter an age from 4 to 18.')).toBeVisible();
    await dialog.getByLabelText('Age').fill('10');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect.element(screen.getByText('User Updated')).toBeVisible();
    const row = screen.getByRole('row', { name: /ruthie/ });
    await expect.element(row.getByText('10')).toBeVisible();
  });

  test('asks for the own password before somebody becomes an admin or gets another address', async () => {
    const { screen, admin } = await openAsAdmin('/#users', withRuth);
    await screen.getByRole('button', { name: 'Edit ruth' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Edit ruth' });
    await dialog.getByLabelText('Email').fill('ruth@example.org');
    await dialog.getByLabelText('Role').selectOptions('Admin');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await giveOwnPassword(screen, admin.password);
    await expect.element(screen.getByText('User Updated')).toBeVisible();
    const row = screen.getByRole('row', { name: /ruth/ });
    await expect.element(row.getByText('ruth@example.org')).toBeVisible();
    await expect.element(row.getByText('Admin', { exact: true })).toBeVisible();
  });

  test('refuses a name that somebody has', async () => {
    const { screen } = await openAsAdmin('/#users', async (world) => {
      await withRuth(world);
      await world.given({ role: 'student', username: 'boaz' });
    });
    await screen.getByRole('button', { name: 'Edit ruth' }).click();
    await screen.getByLabelText('Username').fill('boaz');
    await screen.getByRole('button', { name: 'Save Changes' }).click();
    await expect.element(screen.getByText('Update Failed')).toBeVisible();
    await expect.element(screen.getByText(/This username is already taken/)).toBeVisible();
    await expect.element(screen.getByLabelText('Username')).toHaveFocus();
  });

  test('never takes the own admin role away, and may take that of another admin', async () => {
    const { screen } = await openAsAdmin('/#users', (world) =>
      world.given({ role: 'admin', username: 'other' }),
    );
    await screen.getByRole('button', { name: 'Edit gatekeeper' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('Role').selectOptions('Teacher');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect.element(screen.getByText('Update Failed')).toBeVisible();
    await expect
      .element(screen.getByText('You cannot change your own admin role for security reasons.'))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await screen.getByRole('button', { name: 'Edit other' }).click();
    await screen.getByRole('dialog').getByLabelText('Role').selectOptions('Teacher');
    await screen.getByRole('button', { name: 'Save Changes' }).click();
    await expect.element(screen.getByText('User Updated')).toBeVisible();
  });
});

test('a teacher who waits is approved, and then waits no more', async () => {
  const { screen, admin } = await openAsAdmin('/', () =>
    callAs(null, 'auth.register', {
      username: 'joel',
      password: 'a-good-password',
      role: 'teacher',
      termsAccepted: true,
    }),
  );
  await expect.element(screen.getByText('Teachers who wait for you')).toBeVisible();
  const approve = screen.getByRole('button', { name: 'Approve joel' });
  await approve.click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText('Teachers who wait for you')).toBeVisible();
  await approve.click();
  await giveOwnPassword(screen, admin.password);
  await expect.element(screen.getByText('Teacher approved')).toBeVisible();
  await expect.element(screen.getByText('Teachers who wait for you')).not.toBeInTheDocument();
});

test('a teacher is approved for one of several classes', async () => {
  let joel = { token: '' };
  const { screen, admin } = await openAsAdmin('/', async (world) => {
    const owner = await world.given({ role: 'admin' });
    await callAs(owner, 'classes.create', { name: 'Larks' });
    joel = await callAs(null, 'auth.register', {
      username: 'joel',
      password: 'a-good-password',
      role: 'teacher',
      termsAccepted: true,
    });
  });
  await screen.getByRole('button', { name: 'Approve joel' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Approve joel' });
  await expect.element(dialog.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await dialog.getByLabelText('For which class?').selectOptions('Larks');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await giveOwnPassword(screen, admin.password);
  await expect.element(screen.getByText('Teachers who wait for you')).not.toBeInTheDocument();
  const teacher = { id: 0, username: 'joel', password: '', ...joel };
  expect(await askAs(teacher, 'teaching.classes')).toMatchObject([{ name: 'Larks' }]);
});

test('progress shows where students stand and each of them', async () => {
  const { screen } = await openAsAdmin('/#progress', async (world) => {
    const ruth = await withRuth(world);
    await callAs(ruth, 'lessons.complete', { lessonId: 1 });
  });
  await expect.element(screen.getByText('Beginners (0–25%)')).toBeVisible();
  await expect.element(screen.getByText('1 student', { exact: true })).toBeVisible();
  const row = screen.getByRole('row', { name: /ruth/ });
  await expect.element(row.getByText(/^1 of \d+$/)).toBeVisible();
});

describe('the outbox of a host without a mail server', () => {
  const withLink = async (world: World) => {
    await world.given({ role: 'student', username: 'ruth', email: 'ruth@example.org' });
    await callAs(null, 'auth.requestMagicLink', { email: 'ruth@example.org' });
  };

  test('shows the whole mail for the own password, with its link as words to copy', async () => {
    const { screen, admin } = await openAsAdmin('/#mail', withLink);
    await expect.element(screen.getByText(/This host has no mail server/)).toBeVisible();
    await screen.getByRole('button', { name: 'Read the mail to ruth@example.org' }).click();
    await giveOwnPassword(screen, admin.password);
    const mail = screen.getByRole('dialog');
    await expect.element(mail.getByText(/\/magic-login\?token=/)).toBeVisible();
    await expect.element(mail.getByRole('link', { name: /magic-login/ })).not.toBeInTheDocument();
    await mail.getByRole('button', { name: 'Copy link' }).click();
    await expect.element(screen.getByText('Link copied')).toBeVisible();
  });

  test('says when there is no mail', async () => {
    const { screen } = await openAsAdmin('/#mail');
    await expect.element(screen.getByText(/There is no mail yet/)).toBeVisible();
  });
});

test('numbers that cannot be loaded are said so, with a retry', async () => {
  const { world, screen } = await openAsAdmin('/profile');
  await expect.element(screen.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  world.disconnect();
  await screen.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(screen.getByText('The numbers did not load')).toBeVisible();
  world.reconnect();
  await screen.getByRole('tabpanel').getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Total Users')).toBeVisible();
});
