import { expect, test } from 'vitest';
import { callAs } from '../../../../test/call-as.ts';
import { giveOwnPassword } from '../../../../test/own-password.ts';
import { createWorld, type World } from '../../../../test/world.tsx';

const EVA = 'eva@example.org';

/** A child, and a parent who came with a slip. */
async function givenFamily(world: World) {
  const child = await world.given({ role: 'student', username: 'ruth', firstName: 'Ruth', age: 9 });
  const parent = await world.given({ role: 'parent' });
  const slip = await callAs<{ code: string }>(child, 'pairing.create', { studentId: child.id });
  await callAs(parent, 'pairing.use', { code: slip.code });
  return { child, parent };
}

async function openAsConfirmed(world: World) {
  const { parent } = await givenFamily(world);
  world.signIn(parent);
  return { parent, screen: await world.open('/#consent') };
}

test('a confirmed parent asks for the deletion by the name and the own password, and gets a receipt', async () => {
  const { parent, screen } = await openAsConfirmed(await createWorld());
  await screen.getByRole('button', { name: 'Delete the account...' }).click();
  const dialog = screen.getByRole('dialog', { name: /^Delete Ruth/ });
  const name = dialog.getByLabelText(/Type Ruth's user name/);
  await name.fill('boaz');
  await dialog.getByRole('button', { name: 'Ask for the deletion' }).click();
  await expect.element(dialog.getByText(/not the child's user name/)).toBeVisible();

  await name.fill('ruth');
  await dialog.getByRole('button', { name: 'Ask for the deletion' }).click();
  await giveOwnPassword(screen, 'a-guess-of-somebody');
  await expect.element(screen.getByText('This is not your password.')).toBeVisible();
  await giveOwnPassword(screen, parent.password);
  await expect
    .element(screen.getByText(/The school has been asked. The account goes within 30 days/))
    .toBeVisible();
  await expect.element(screen.getByText(/^[\w-]{40,}$/)).toBeVisible();
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect
    .element(screen.getByText(/It goes after .* Until then you can keep it/))
    .toBeVisible();
});

test('a parent keeps an account after all, and may ask anew', async () => {
  const world = await createWorld();
  const { child, parent } = await givenFamily(world);
  const wish = { studentId: child.id, username: 'ruth', ownPassword: parent.password };
  await callAs(parent, 'families.deleteChild', wish);
  world.signIn(parent);
  const screen = await world.open('/#consent');
  await screen.getByRole('button', { name: 'Keep the account' }).click();
  await expect.element(screen.getByText("Ruth's account stays")).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Delete the account...' })).toBeVisible();
});

test('a parent ends the link, and the child is no longer on the page', async () => {
  const { screen } = await openAsConfirmed(await createWorld());
  await screen.getByRole('button', { name: 'End the link to Ruth' }).click();
  await screen
    .getByRole('dialog')
    .getByRole('button', { name: 'End the link', exact: true })
    .click();
  await expect.element(screen.getByText('No Students Found')).toBeVisible();
});

test('a parent whose link nobody has confirmed can end it, and neither download nor delete', async () => {
  const world = await createWorld();
  await world.given({ role: 'student', firstName: 'Ruth', age: 9, parentEmail: EVA });
  world.signIn(await world.given({ role: 'parent', email: EVA }));
  const screen = await world.open('/#consent');
  await expect.element(screen.getByRole('button', { name: 'End the link to Ruth' })).toBeVisible();
  await expect.element(screen.getByText("Ruth's data")).not.toBeInTheDocument();
  await expect.element(screen.getByText('Delete the account...')).not.toBeInTheDocument();
});
