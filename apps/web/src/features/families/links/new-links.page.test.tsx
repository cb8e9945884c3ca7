import { expect, test } from 'vitest';
import { createWorld } from '../../../../test/world.tsx';

const EVA = 'eva@example.org';

/** Ruth, whom a parent was linked to because Ruth's account names that parent's address. */
async function givenNewLink() {
  const world = await createWorld();
  const child = await world.given({ role: 'student', firstName: 'Ruth', age: 9, parentEmail: EVA });
  await world.given({ role: 'parent', username: 'eva', email: EVA });
  return { world, child };
}

test('a child reads who was linked as a parent, and undoes it after being asked', async () => {
  const { world, child } = await givenNewLink();
  world.signIn(child);
  const screen = await world.open('/');
  const notice = screen.getByRole('status', { name: 'New parent link' });
  await expect
    .element(notice.getByText(/eva \(eva\) is now linked to you as a parent/))
    .toBeVisible();
  await notice.getByRole('button', { name: 'Undo the link of eva' }).click();
  await screen.getByRole('button', { name: 'Keep the link' }).click();
  await expect.element(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Undo the link of eva' }).click();
  await screen.getByRole('button', { name: 'Undo the link', exact: true }).click();
  await expect.element(screen.getByText('Link undone')).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});

test('a teacher reads how many there are, and ends one', async () => {
  const { world } = await givenNewLink();
  world.signIn(await world.given({ role: 'teacher', username: 'miriam' }));
  const screen = await world.open('/');
  const notice = screen.getByRole('status', { name: 'New parent links' });
  await expect
    .element(notice.getByText('1 parent was linked to one of your students this week.'))
    .toBeVisible();
  await notice.getByRole('button', { name: 'Look at the links' }).click();
  await screen.getByRole('button', { name: 'End the link of eva to Ruth' }).click();
  await expect.element(notice).not.toBeInTheDocument();
});

test('after a week nothing is said any more', async () => {
  const { world, child } = await givenNewLink();
  await world.passDays(7);
  world.signIn(child);
  const screen = await world.open('/');
  await expect.element(screen.getByText("Today's Learning Adventure")).toBeVisible();
  await expect
    .element(screen.getByRole('status', { name: 'New parent link' }))
    .not.toBeInTheDocument();
});
