import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { RenderResult } from 'vitest-browser-react';
import { preferOnePage } from '../../../test/one-page-lessons.ts';
import { createWorld, type World } from '../../../test/world.tsx';
import { keyedApi } from '../../app/outbox/keyed-api.ts';
import { LESSON_OF } from './testing/lesson-ids.ts';

beforeEach(preferOnePage);

async function childOf9(world: World): Promise<void> {
  world.signIn(await world.given({ role: 'student', firstName: 'Naomi', age: 9, grade: 4 }));
}

function row(screen: RenderResult, title: RegExp) {
  return screen.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
}

/** The row of a lesson inside the open module. */
function lessonRow(screen: RenderResult, day: number) {
  return row(screen, new RegExp(`^Day ${day}: `)).last();
}

test('the module list has its words, its counts and every module', async () => {
  const world = await createWorld();
  await childOf9(world);
  const screen = await world.open('/lessons');
  await expect.element(screen.getByRole('heading', { name: 'Learning Modules' })).toBeVisible();
  await expect.element(screen.getByText('Your Learning Journey')).toBeVisible();
  await expect
    .element(
      screen.getByText('Complete lessons in order to unlock new modules and advance your skills!'),
    )
    .toBeVisible();
  for (const [module, category] of [
    ['Bible Foundations', 'Bible'],
    ['AI for Kids', 'AI'],
    ['Math Adventures', 'Math'],
    ['Science Explorers', 'Science'],
  ] as const) {
    const card = row(screen, new RegExp(`^${module}$`));
    await expect.element(card.getByText(/^\d+ lessons available$/)).toBeVisible();
    await expect.element(card.getByText(/^0\/\d+ \(0%\)$/)).toBeVisible();
    await expect.element(card.getByText(category, { exact: true })).toBeVisible();
  }
});

test('a module opens to its lessons in the order of their days, and closes again', async () => {
  const world = await createWorld();
  await childOf9(world);
  const screen = await world.open('/lessons');
  const bible = row(screen, /^Bible Foundations$/);
  await bible.getByRole('button', { name: 'View Lessons' }).click();
  await expect.element(bible.getByRole('heading', { name: /^Day 7: / })).toBeVisible();
  const titles = bible.getByRole('heading', { level: 4 }).elements();
  const days = titles.map((title) => Number(title.textContent?.match(/^Day (\d+): ./)?.[1]));
  expect(days[0]).toBe(1);
  expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b));
  expect(days.length).toBeGreaterThanOrEqual(7);
  await bible.getByRole('button', { name: 'Close Module' }).click();
  await expect.element(screen.getByRole('heading', { name: /^Day 1: / })).not.toBeInTheDocument();
});

test('only unlocked lessons have a button', async () => {
  const world = await createWorld();
  await childOf9(world);
  const screen = await world.open(`/lessons?module=${LESSON_OF.bible.moduleId}`);
  await expect.element(lessonRow(screen, 1).getByRole('button', { name: 'Start' })).toBeVisible();
  await expect
    .element(lessonRow(screen, 1).getByRole('img', { name: 'Ready to start' }))
    .toBeVisible();
  await expect.element(lessonRow(screen, 2).getByRole('img', { name: /^Locked/ })).toBeVisible();
  await expect.element(lessonRow(screen, 2).getByRole('button')).not.toBeInTheDocument();
});

test('a lesson is opened, finished, closes by itself, and the next one unlocks', async () => {
  const world = await createWorld();
  await childOf9(world);
  const screen = await world.open(`/lessons?module=${LESSON_OF.bible.moduleId}`);
  await lessonRow(screen, 1).getByRole('button', { name: 'Start' }).click();

  await expect.element(screen.getByRole('heading', { name: "Today's Lesson" })).toBeVisible();
  await expect.element(screen.getByText('Bible · Day 1')).toBeVisible();
  await expect.element(screen.getByText('Learning Objectives')).toBeVisible();
  await expect.element(screen.getByText('Activities', { exact: true })).toBeVisible();
  const complete = screen.getByRole('button', { name: 'Complete Lesson' });
  await expect.element(complete).toBeEnabled();
  await complete.click();

  await expect.element(screen.getByText('Progress Saved!')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Lesson Completed' })).toBeDisabled();
  await expect.element(screen.getByText('Your lantern is lit!')).toBeVisible();

  await expect.element(lessonRow(screen, 1).getByRole('button', { name: 'Review' })).toBeVisible();
  await expect.element(lessonRow(screen, 1).getByRole('img', { name: 'Completed' })).toBeVisible();
  await expect.element(lessonRow(screen, 2).getByRole('button', { name: 'Start' })).toBeVisible();
  await expect.element(screen.getByText(/^1\/\d+ \(\d+%\)$/)).toBeVisible();
});

test('a lesson that was finished can be looked at again, but not finished twice', async () => {
  const world = await createWorld();
  await childOf9(world);
  const screen = await world.open(`/lessons?lesson=${LESSON_OF.bible.firstDay}`);
  await screen.getByRole('button', { name: 'Complete Lesson' }).click();
  await expect.element(lessonRow(screen, 1).getByRole('button', { name: 'Review' })).toBeVisible();
  await lessonRow(screen, 1).getByRole('button', { name: 'Review' }).click();
  await expect.element(screen.getByRole('button', { name: 'Lesson Completed' })).toBeDisabled();
});

test('who goes on before the host has answered is told all the same', async () => {
  const world = await createWorld();
  await childOf9(world);
  const screen = await world.open(`/lessons?lesson=${LESSON_OF.bible.firstDay}`);
  const completion = world.hold('lessons.complete');
  await screen.getByRole('button', { name: 'Complete Lesson' }).click();
  await screen.getByRole('button', { name: 'Back to Lessons' }).click();
  await expect.element(lessonRow(screen, 1).getByRole('button')).toBeVisible();
  completion.letThrough();
  await expect.element(screen.getByText('Progress Saved!')).toBeVisible();
});

test('Back to Lessons leads to the module of the lesson', async () => {
  const world = await createWorld();
  await childOf9(world);
  const screen = await world.open(`/lessons?lesson=${LESSON_OF.ai.firstDay}`);
  await screen.getByRole('button', { name: 'Back to Lessons' }).click();
  const module = row(screen, /^AI for Kids$/);
  await expect.element(module.getByRole('button', { name: 'Close Module' })).toBeVisible();
});

test('the address of a locked lesson says why it is locked and leads back', async () => {
  const world = await createWorld();
  await childOf9(world);
  const screen = await world.open(`/lessons?lesson=${LESSON_OF.bible.firstDay + 1}`);
  await expect.element(screen.getByText('Not yet')).toBeVisible();
  await expect
    .element(screen.getByText('Complete the lessons before this one to unlock it.'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Back to Lessons' }).click();
  await expect.element(screen.getByText('Your Learning Journey')).toBeVisible();
});

test('the address of no lesson says so', async () => {
  const world = await createWorld();
  await childOf9(world);
  const screen = await world.open('/lessons?lesson=9999');
  await expect.element(screen.getByText('There is no such lesson.')).toBeVisible();
});

test('an address that names nothing opens the list', async () => {
  const world = await createWorld();
  await childOf9(world);
  const screen = await world.open('/lessons?lesson=abc');
  await expect.element(screen.getByText('Your Learning Journey')).toBeVisible();
});

function comesBefore(earlier: Element, later: Element): boolean {
  const order = earlier.compareDocumentPosition(later);
  return (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

test('a lesson of the youngest begins on the paper stage, and says what is to be seen', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', firstName: 'Abel', age: 5, grade: 1 }));
  const screen = await world.open(`/lessons?lesson=${LESSON_OF.bible.firstDay}`);
  const stage = screen.getByRole('img', { name: /^Everything is dark/ }).first();
  await expect.element(stage).toBeVisible();
  await expect.poll(() => stage.element().querySelectorAll('svg path').length).toBeGreaterThan(5);
  const title = screen.getByRole('heading', { name: 'Hello, Light!' });
  expect(comesBefore(stage.element(), title.element())).toBe(true);
});

test('a part of a lesson has its scene below its heading', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', firstName: 'Abel', age: 5, grade: 1 }));
  const screen = await world.open(`/lessons?lesson=${LESSON_OF.math.firstDay}`);
  const stage = screen.getByRole('img', { name: /^Five sheep/ }).first();
  await expect.element(stage).toBeVisible();
  const heading = screen.getByRole('heading', { name: 'A counting secret' });
  const words = screen.getByText(/^Touch each thing just once/);
  expect(comesBefore(heading.element(), stage.element())).toBe(true);
  expect(comesBefore(stage.element(), words.element())).toBe(true);
});

test('a lesson that nobody has set on the stage has its pictures', async () => {
  const world = await createWorld();
  // Of the texts for 16 and over, day 4 of science has figures, and no scene.
  world.signIn(await world.given({ role: 'student', firstName: 'Naomi', age: 17, grade: 12 }));
  const { firstDay } = LESSON_OF.science;
  await keyedApi.lessons.complete.mutate({ lessonId: firstDay });
  const screen = await world.open(`/lessons?lesson=${firstDay + 1}`);
  await expect.element(screen.getByText('Science · Day 4')).toBeVisible();
  const sheet = screen.getByRole('article').element();
  expect(sheet.querySelector('[aria-hidden]')?.querySelectorAll('img, svg')).toHaveLength(3);
  // A scene is a stage of its own; a figure is a drawing.
  expect(sheet.querySelectorAll('div[role="img"]')).toHaveLength(0);
});

test('a teacher may open any lesson', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'teacher', firstName: 'Ruth' }));
  const screen = await world.open(`/lessons?lesson=${LESSON_OF.bible.firstDay + 6}`);
  await expect.element(screen.getByText('Bible · Day 7')).toBeVisible();
});

test('without the host the list says so and can be asked for again', async () => {
  const world = await createWorld();
  await childOf9(world);
  const screen = await world.open('/daily-schedule');
  await expect.element(screen.getByRole('button', { name: 'Complete Day' })).toBeVisible();
  world.disconnect();
  await screen
    .getByRole('link', { name: 'Review' })
    .or(screen.getByRole('link', { name: 'Start' }))
    .first()
    .click();
  await expect.element(screen.getByText('The lesson did not open')).toBeVisible();
  world.reconnect();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('button', { name: 'Complete Lesson' })).toBeVisible();
});
