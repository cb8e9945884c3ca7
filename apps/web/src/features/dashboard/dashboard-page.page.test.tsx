import type { TodaysLesson } from '@lamplight/domain/lessons';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { askAs, callAs } from '../../../test/call-as.ts';
import { preferOnePage } from '../../../test/one-page-lessons.ts';
import { createWorld, type World, type WorldPerson } from '../../../test/world.tsx';

// The page asks for its own day, and the clock of a world stands in June.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T09:00:00Z') });
});
afterEach(() => vi.useRealTimers());

async function home(age = 9): Promise<{ world: World; child: WorldPerson; screen: RenderResult }> {
  const world = await createWorld();
  const child = await world.given({ role: 'student', firstName: 'Naomi', age, grade: 4 });
  world.signIn(child);
  const screen = await world.open('/');
  await expect.element(screen.getByText('Good Morning, Naomi!')).toBeVisible();
  return { world, child, screen };
}

test('the dashboard greets by name and shows day 1 of 40', async () => {
  const { screen } = await home();
  await expect.element(screen.getByText(/discover God's amazing world/)).toBeVisible();
  await expect.element(screen.getByText('Day 1 of 40')).toBeVisible();
  await expect.element(screen.getByText('1/5 Activities')).toBeVisible();
  await expect.element(screen.getByText("Keep going! You're doing amazing!")).toBeVisible();
});

test('the banner tells the day and the time of the device', async () => {
  const { screen } = await home();
  await expect.element(screen.getByText('Monday, June 15')).toBeVisible();
});

test('every part of the day has its place', async () => {
  const { screen } = await home();
  for (const name of [
    "Today's Learning Adventure",
    'Daily Challenges',
    "Today's Verse",
    'Daily Discovery',
    'Your Learning Adventures',
    'Quick Journal Entry',
    'Recent Achievements',
  ]) {
    await expect.element(screen.getByRole('heading', { name, level: 2 })).toBeVisible();
  }
  await expect
    .element(screen.getByRole('link', { name: "Learn this week's verse" }))
    .toHaveAttribute('href', '/bible-study?verse=1');
  await expect
    .element(screen.getByRole('link', { name: 'See how it looks at other ages' }))
    .toHaveAttribute('href', '/age-demo');
});

test('today’s three lessons lead to their page', async () => {
  const { screen } = await home();
  await expect.element(screen.getByText("Today's Learning Adventure")).toBeVisible();
  const starts = screen.getByRole('link', { name: 'Start' });
  await expect.element(starts.first()).toBeVisible();
  const paths = starts.elements().map((start) => start.getAttribute('href'));
  expect(paths).toEqual(['/lessons?lesson=1', '/lessons?lesson=57', '/lessons?lesson=113']);
  await starts.first().click();
  await expect.element(screen.getByText('Bible · Day 1')).toBeVisible();
});

test('verse, discovery, level and the first achievement are there', async () => {
  const { screen } = await home();
  for (const words of ["Today's Verse", 'Daily Discovery', 'Recent Achievements', 'First Day']) {
    await expect.element(screen.getByRole('heading', { name: words })).toBeVisible();
  }
  await expect.element(screen.getByText('Genesis 1:3-4')).toBeVisible();
  await expect.element(screen.getByText('Your level: Elementary')).toBeVisible();
  await expect.element(screen.getByText('Bible Reader')).not.toBeInTheDocument();
});

test('the tiles and the big button lead to the lessons and the schedule', async () => {
  const { screen } = await home();
  await expect
    .element(screen.getByRole('link', { name: /^Start here\s*25 min\s*Reading/ }))
    .toHaveAttribute('href', '/lessons');
  await screen.getByRole('button', { name: 'Open Daily Schedule' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Daily Schedule' })).toBeVisible();
});

test('the words of the tiles and the level suit the age', async () => {
  const { screen } = await home(5);
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await expect.element(screen.getByText('Your level: Beginner')).toBeVisible();
  await expect.element(screen.getByText('Sing along: the words light up.')).toBeVisible();
});

test('a finished lesson is counted and can be reviewed', async () => {
  preferOnePage();
  const { screen } = await home();
  await screen.getByRole('link', { name: 'Start' }).first().click();
  await screen.getByRole('button', { name: 'Complete Lesson' }).click();
  await expect.element(screen.getByText('Progress Saved!')).toBeVisible();
  await screen.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(screen.getByRole('link', { name: 'Review' })).toBeVisible();
  await expect.element(screen.getByText('1 lesson is finished')).toBeVisible();
});

test('a lesson that was left in the middle is the one with which the day goes on', async () => {
  const { world, child, screen } = await home();
  const [, second] = await askAs<TodaysLesson[]>(child, 'lessons.today');
  const { id, title } = second ?? { id: 0, title: '' };
  await expect.element(screen.getByRole('link', { name: 'Start' }).first()).toBeVisible();
  await callAs(child, 'lessons.place', { lessonId: id, step: 5 });
  await screen.unmount();

  const again = await world.open('/');
  const card = again.getByRole('listitem').filter({ hasText: title });
  await expect.element(card.getByRole('link', { name: 'Go on' })).toBeVisible();
  await expect.element(card).toHaveAttribute('data-state', 'next');
});

test('a later day leads to the lessons that come first, and has its achievement', async () => {
  const { world, screen } = await home();
  await screen.getByRole('button', { name: 'Open Daily Schedule' }).click();
  for (let day = 1; day < 8; day += 1) {
    await expect.element(screen.getByText(new RegExp(`Day ${day} of 56$`))).toBeVisible();
    await screen.getByRole('button', { name: 'Complete Day' }).click();
    await screen.getByRole('button', { name: 'Complete the day anyway' }).click();
  }
  await expect.element(screen.getByText(/Week 2 · Day 8 of 56/)).toBeVisible();
  await screen.unmount();
  const later = await world.open('/');
  // The lessons before it are open still; a day whose lessons are not written yet says so.
  const first = later.getByText(/^See what comes first$|still being written/).first();
  await expect.element(first).toBeVisible();
  await expect.element(later.getByText('Day 8 of 40')).toBeVisible();
  await expect.element(later.getByRole('heading', { name: /^Bible Reader/ })).toBeVisible();
});

test('without the host the day can be asked for again', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', firstName: 'Naomi', age: 9, grade: 4 }));
  const screen = await world.open('/lessons');
  await expect.element(screen.getByText('Your Learning Journey')).toBeVisible();
  world.disconnect();
  await screen.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(screen.getByText('Your day did not load')).toBeVisible();
  world.reconnect();
  await screen.getByRole('button', { name: 'Try again' }).first().click();
  await expect.element(screen.getByText("Today's Learning Adventure")).toBeVisible();
  // Every part of the page asks again, not only the one whose button was pressed.
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
