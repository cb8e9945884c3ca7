import { expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { createWorld } from '../../../test/world.tsx';

async function openClasses() {
  const world = await createWorld();
  const admin = await world.given({ role: 'admin', username: 'naomi' });
  world.signIn(admin);
  return { world, admin, open: () => world.open('/#classes') };
}

test('an admin makes a class and adds students of the host to it', async () => {
  const { world, open } = await openClasses();
  await world.given({ role: 'student', username: 'ruth', firstName: 'Ruth' });
  await world.given({ role: 'student', username: 'boaz', firstName: 'Boaz' });
  const screen = await open();
  await screen.getByRole('button', { name: 'New class' }).click();
  await screen.getByRole('button', { name: 'Create class' }).click();
  await expect.element(screen.getByText('Please give the class a name.')).toBeVisible();
  await screen.getByLabelText('Name of the class').fill('Owls');
  await screen.getByRole('button', { name: 'Create class' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Owls' })).toBeVisible();

  await screen.getByRole('button', { name: 'Add students' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Add students to Owls' });
  await dialog.getByLabelText('Search by name').fill('ruth');
  await expect.element(dialog.getByText('Boaz')).not.toBeInTheDocument();
  await dialog.getByRole('checkbox', { name: /Ruth/ }).click();
  await dialog.getByRole('button', { name: 'Add 1 student' }).click();
  await expect.element(screen.getByText('1 student is new in Owls')).toBeVisible();
  const students = screen.getByRole('list', { name: 'Students of the class' });
  await expect.element(students.getByText('Ruth')).toBeVisible();
});

test('a class is deleted once its students have somewhere to go', async () => {
  const { world, admin, open } = await openClasses();
  const ruth = await world.given({ role: 'student', firstName: 'Ruth' });
  const wish = { name: 'Owls' };
  const { classId } = await callAs<{ classId: number }>(admin, 'classes.create', wish);
  await callAs(admin, 'classes.addStudents', { classId, studentIds: [ruth.id] });
  const screen = await open();
  await screen.getByRole('button', { name: 'Delete the class Owls' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Delete Owls?' });
  await expect.element(dialog.getByLabelText('1 student moves to')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete class' }).click();
  await expect.element(screen.getByText('Owls is deleted')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Delete the class Owls' }))
    .not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('button', { name: 'Open the class Our class' }))
    .toBeVisible();
});
