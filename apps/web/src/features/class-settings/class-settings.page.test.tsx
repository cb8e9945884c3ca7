import { describe, expect, test } from 'vitest';
import { askAs, callAs } from '../../../test/call-as.ts';
import { createWorld } from '../../../test/world.tsx';

async function openSettings() {
  const world = await createWorld();
  const miriam = await world.given({ role: 'teacher', username: 'miriam', firstName: 'Miriam' });
  world.signIn(miriam);
  return { world, miriam, open: () => world.open('/#class-settings') };
}

describe('the settings of a class', () => {
  test('show its code, and make a new one after a question', async () => {
    const { open } = await openSettings();
    const screen = await open();
    const letters = screen.getByText(/^[A-Z2-9]{6}$/);
    await expect.element(letters).toBeVisible();
    const before = letters.element().textContent;
    await expect
      .element(screen.getByRole('img', { name: 'QR code that leads to the class Our class' }))
      .toBeVisible();
    await screen.getByRole('button', { name: 'New code' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Make a new code?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(letters).toHaveTextContent(before ?? '');
    await screen.getByRole('button', { name: 'New code' }).click();
    await dialog.getByRole('button', { name: 'New code' }).click();
    await expect.element(screen.getByText('The class has a new code')).toBeVisible();
    await expect.element(letters).not.toHaveTextContent(before ?? '');
  });

  test('let the class go together, and say which day it is', async () => {
    const { open } = await openSettings();
    const screen = await open();
    await screen.getByText('The class together').click();
    await screen.getByRole('button', { name: 'Save days' }).click();
    await expect.element(screen.getByText('Please choose the date of Day 1.')).toBeVisible();
    await screen.getByLabelText('Date of Day 1').fill('2026-06-11');
    await screen.getByRole('button', { name: 'Save days' }).click();
    await expect.element(screen.getByText('Today is Day 3.')).toBeVisible();

    await screen.getByLabelText('First day').fill('2026-06-12');
    await screen.getByLabelText('Last day').fill('2026-06-12');
    await screen.getByRole('button', { name: 'Add closed days' }).click();
    await expect.element(screen.getByText('Today is Day 2.')).toBeVisible();
    await expect.element(screen.getByText('1 closed day lies behind you.')).toBeVisible();
  });

  test('bring all students of the class to one day', async () => {
    const { world, open } = await openSettings();
    const ruth = await world.given({ role: 'student', firstName: 'Ruth' });
    const screen = await open();
    await screen.getByRole('button', { name: 'Set the day' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Set the day of Our class' });
    await dialog.getByLabelText('Day of the programme').selectOptions('Day 12');
    await dialog.getByRole('button', { name: 'Set day' }).click();
    await expect.element(screen.getByText('1 student is on another day now')).toBeVisible();
    expect(await askAs<{ currentDay: number }>(ruth, 'auth.me')).toMatchObject({ currentDay: 12 });
  });

  test('add another teacher by the user name, and say when there is none', async () => {
    const { world, open } = await openSettings();
    const joel = await world.given({ role: 'teacher', username: 'joel' });
    const screen = await open();
    const teachers = screen.getByRole('list', { name: 'Teachers' });
    await expect.element(teachers.getByText('joel').first()).toBeVisible();
    await teachers.getByRole('button', { name: 'Remove joel from the teachers' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect.element(teachers.getByText('joel').first()).not.toBeInTheDocument();

    const field = screen.getByLabelText('User name of another teacher');
    await field.fill('nobody');
    await screen.getByRole('button', { name: 'Add teacher' }).click();
    await expect
      .element(screen.getByText('There is no approved teacher with this user name.'))
      .toBeVisible();
    await field.fill(joel.username);
    await screen.getByRole('button', { name: 'Add teacher' }).click();
    await expect.element(teachers.getByText('joel').first()).toBeVisible();
  });

  test('take students out of the class', async () => {
    const { world, open } = await openSettings();
    await world.given({ role: 'student', username: 'ruth', firstName: 'Ruth' });
    await world.given({ role: 'student', username: 'boaz', firstName: 'Boaz' });
    const screen = await open();
    const students = screen.getByRole('list', { name: 'Students of the class' });
    await students.getByRole('checkbox', { name: /Ruth/ }).click();
    await screen.getByRole('button', { name: 'Remove from class' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Remove from class' }).click();
    await expect.element(students.getByText('Ruth')).not.toBeInTheDocument();
    await expect.element(students.getByText('Boaz')).toBeVisible();
  });
});

describe('a student with the code of a class', () => {
  async function givenOwls() {
    const world = await createWorld();
    const admin = await world.given({ role: 'admin', username: 'naomi' });
    const wish = { name: 'Owls' };
    const { classId } = await callAs<{ classId: number }>(admin, 'classes.create', wish);
    const { code } = await callAs<{ code: string }>(admin, 'classes.renewCode', { classId });
    const ruth = await world.given({ role: 'student', firstName: 'Ruth', age: 9, grade: 4 });
    return { world, code, ruth };
  }

  test('joins it on the profile page, and is told when the code is wrong', async () => {
    const { world, code, ruth } = await givenOwls();
    world.signIn(ruth);
    const screen = await world.open('/profile');
    await expect.element(screen.getByText('Our class')).toBeVisible();
    await screen.getByLabelText('Code from your teacher').fill('WRONG2');
    await screen.getByRole('button', { name: 'Join class' }).click();
    await expect
      .element(screen.getByText('No class has this code. Check it with your teacher.'))
      .toBeVisible();
    await screen.getByLabelText('Code from your teacher').fill(code.toLowerCase());
    await screen.getByRole('button', { name: 'Join class' }).click();
    await expect.element(screen.getByText('Welcome to Owls!')).toBeVisible();
    await expect.element(screen.getByText('Owls', { exact: true })).toBeVisible();
  });

  test('who scanned it signed out joins after the sign-in', async () => {
    const { world, code, ruth } = await givenOwls();
    const visit = await world.open(`/profile?class=${code}`);
    await expect.element(visit.getByText('You are invited to a class')).toBeVisible();
    await visit.unmount();
    world.signIn(ruth);
    const screen = await world.open('/');
    await expect
      .element(screen.getByText('You have a code for a class. Do you want to join it?'))
      .toBeVisible();
    await expect.element(screen.getByLabelText('Code from your teacher')).toHaveValue(code);
    await screen.getByRole('button', { name: 'Join class' }).click();
    await expect.element(screen.getByText('Welcome to Owls!')).toBeVisible();
  });
});
