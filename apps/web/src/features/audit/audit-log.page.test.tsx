import { expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { createWorld } from '../../../test/world.tsx';

test('the audit log tells in sentences who did what to whom, narrowed to a topic or a person', async () => {
  const world = await createWorld();
  const admin = await world.given({ role: 'admin', username: 'gatekeeper' });
  const ruth = await world.given({ role: 'student', username: 'ruth', firstName: 'Ruth', age: 9 });
  const eva = await world.given({ role: 'parent', username: 'eva' });
  await callAs(admin, 'admin.updateUser', {
    ...{ id: eva.id, role: 'teacher', ownPassword: admin.password },
  });
  const notice = 'We count your visits.';
  const paper = { studentId: ruth.id, purpose: 'session-tracking', notice, granted: true };
  await callAs(admin, 'consents.recordPaper', paper);
  await callAs(admin, 'admin.deleteUser', { id: eva.id });
  world.signIn(admin);

  const screen = await world.open('/#host/audit');
  const paperSentence =
    'gatekeeper recorded a signed paper that gives consent for Ruth (ruth): counting visits.';
  await expect.element(screen.getByText(paperSentence)).toBeVisible();
  await expect.element(screen.getByText('gatekeeper deleted an account (teacher).')).toBeVisible();
  // What was done to somebody goes with their account.
  await expect.element(screen.getByText(/changed the role/)).not.toBeInTheDocument();

  await screen.getByRole('combobox', { name: 'About' }).selectOptions('Accounts');
  await expect.element(screen.getByText(paperSentence)).not.toBeInTheDocument();
  await expect.element(screen.getByText(/deleted an account/)).toBeVisible();
  await screen.getByRole('combobox', { name: 'About' }).selectOptions('Everything');
  await screen.getByLabelText('Search by person').fill('RUTH');
  await expect.element(screen.getByText(/deleted an account/)).not.toBeInTheDocument();
  await expect.element(screen.getByText(paperSentence)).toBeVisible();
  await screen.getByLabelText('From').fill('2099-01-01');
  await expect
    .element(screen.getByText('Nothing here fits what you are looking for.'))
    .toBeVisible();
});

test('a log that does not open is said so, with a retry', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'admin' }));
  const screen = await world.open('/');
  await expect.element(screen.getByText('Total Users')).toBeVisible();
  world.disconnect();
  await screen.getByRole('tab', { name: 'Host' }).click();
  await screen
    .getByRole('navigation', { name: 'Parts of Host' })
    .getByRole('link', { name: 'Audit log' })
    .click();
  const log = screen.getByRole('region', { name: 'Audit log' });
  await expect.element(log.getByText('The log did not open')).toBeVisible();
  world.reconnect();
  await log.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(log.getByText(/signed in as an admin|Nothing here fits/).first())
    .toBeVisible();
});
