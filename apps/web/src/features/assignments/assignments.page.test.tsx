import { expect, test } from 'vitest';
import { askAs, callAs } from '../../../test/call-as.ts';
import { createWorld } from '../../../test/world.tsx';

const owls = {
  title: 'Owls',
  description: 'How they hear',
  content: 'Begin in the dark.\nListen.',
};

async function givenClass(lesson = owls) {
  const world = await createWorld();
  const miriam = await world.given({ role: 'teacher', firstName: 'Miriam' });
  const ruth = await world.given({ role: 'student', firstName: 'Ruth', age: 9, grade: 4 });
  const { id: lessonId } = await callAs<{ id: number }>(miriam, 'teaching.createLesson', lesson);
  const [{ id: classId }] = await askAs<[{ id: number }]>(miriam, 'teaching.classes');
  const wish = { lessonId, classIds: [classId], dueOn: null };
  const assign = () => callAs(miriam, 'assignments.assign', wish);
  return { world, miriam, ruth, assign };
}

test('a teacher assigns a lesson, sees who has completed it, and takes it back', async () => {
  const { world, miriam, ruth } = await givenClass();
  world.signIn(miriam);
  const screen = await world.open('/#lessons');
  await screen.getByRole('button', { name: 'Assign Owls to a class' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Assign Owls' });
  await expect.element(dialog.getByRole('checkbox', { name: /Our class/ })).toBeChecked();
  await dialog.getByLabelText('Due date (optional)').fill('2026-06-19');
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  const given = dialog.getByText('Our class, until Friday, June 19: 0 of 1 done');
  await expect.element(given).toBeVisible();
  await dialog.getByText('Who has completed it').click();
  await expect.element(dialog.getByText('Ruth: not yet')).toBeVisible();
  await dialog.getByRole('button', { name: 'Take Owls back from Our class' }).click();
  await expect.element(given).not.toBeInTheDocument();

  world.signIn(ruth);
  await screen.unmount();
  const lessons = await world.open('/lessons');
  await expect.element(lessons.getByText('Your Learning Journey')).toBeVisible();
  await expect.element(lessons.getByText('From your teacher')).not.toBeInTheDocument();
});

test('a student finds what the teacher gave, reads it and completes it', async () => {
  const { world, ruth, assign } = await givenClass();
  await assign();
  world.signIn(ruth);
  const screen = await world.open('/lessons');
  const mine = screen.getByRole('region', { name: 'From your teacher' });
  await expect.element(mine.getByText('From Miriam')).toBeVisible();
  await mine.getByRole('button', { name: 'Start' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Owls' })).toBeVisible();
  await expect.element(screen.getByText(/Begin in the dark\.\s+Listen\./)).toBeVisible();
  await screen.getByRole('button', { name: 'Complete Lesson' }).click();
  await expect.element(screen.getByRole('button', { name: 'Lesson Completed' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Back to Lessons' }).click();
  await expect.element(mine.getByRole('button', { name: 'Review' })).toBeVisible();
});

test('a completion without the host is kept until it is back', async () => {
  const { world, ruth, assign } = await givenClass();
  await assign();
  world.signIn(ruth);
  const screen = await world.open('/lessons');
  await screen.getByRole('button', { name: 'Start' }).first().click();
  const complete = screen.getByRole('button', { name: 'Complete Lesson' });
  await expect.element(complete).toBeVisible();
  world.disconnect();
  await complete.click();
  await expect.element(screen.getByText('Progress saved locally')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Lesson Completed' })).toBeDisabled();
  world.reconnect();
});

test('a lesson that none of their classes was given is refused with a way back', async () => {
  const { world, ruth } = await givenClass();
  world.signIn(ruth);
  const screen = await world.open('/lessons?assigned=1');
  await expect
    .element(screen.getByText('Your teacher has not given you this lesson.'))
    .toBeVisible();
  await screen.getByRole('link', { name: 'Back to Lessons' }).click();
  await expect.element(screen.getByText('Your Learning Journey')).toBeVisible();
});

const hush = {
  ...owls,
  content: 'Hush!\n\n:::choose\nWhat does it hear?\n- [x] A mouse\n- [ ] The moon\n\nA mouse.\n:::',
};

test('a student plays what the teacher wrote as a play, and the teacher sees what was right', async () => {
  const { world, miriam, ruth, assign } = await givenClass(hush);
  await assign();
  world.signIn(ruth);
  const screen = await world.open('/lessons');
  await screen.getByRole('button', { name: 'Start' }).first().click();
  await expect.element(screen.getByText(/· From Miriam$/)).toBeVisible();
  await expect.element(screen.getByText('Hush!')).toBeVisible();
  await screen.getByRole('button', { name: /^Next/ }).click();
  await screen.getByRole('button', { name: 'A mouse' }).click();
  await screen.getByRole('button', { name: /^Next/ }).click();
  await screen.getByRole('button', { name: 'Complete Lesson' }).click();
  await expect.element(screen.getByRole('button', { name: 'Lesson Completed' })).toBeDisabled();
  await screen.unmount();

  world.signIn(miriam);
  const home = await world.open('/#lessons');
  await home.getByRole('button', { name: 'Assign Owls to a class' }).click();
  await home.getByText('Who has completed it').click();
  await expect.element(home.getByText(/^Ruth: .*, 1 of 1 answer right$/)).toBeVisible();
});

test('a play can be read as one page, too, and gone back to', async () => {
  const { world, ruth, assign } = await givenClass(hush);
  await assign();
  world.signIn(ruth);
  const screen = await world.open('/lessons');
  await screen.getByRole('button', { name: 'Start' }).first().click();
  await screen.getByRole('button', { name: 'As one page' }).click();
  await expect.element(screen.getByText('What does it hear?')).toBeVisible();
  expect(screen.container.textContent).not.toContain(':::');
  await screen.getByRole('button', { name: 'Step by step' }).click();
  await expect.element(screen.getByRole('button', { name: /^Next/ })).toBeVisible();
});
