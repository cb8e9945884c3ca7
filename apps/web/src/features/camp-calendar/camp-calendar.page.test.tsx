import { expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { linkBySlip } from '../../../test/links.ts';
import { createWorld } from '../../../test/world.tsx';

/** A class that meets every day from a day long ago on, with a family in it. */
async function campWithFamily() {
  const world = await createWorld();
  const teacher = await world.given({ role: 'teacher' });
  const parentEmail = 'eva@example.org';
  const child = await world.given({ role: 'student', firstName: 'Ruth', age: 9, parentEmail });
  const choice = { pacing: 'class-day', startsOn: '2100-06-14', meetsOn: [1, 2, 3, 4, 5, 6, 7] };
  await callAs(teacher, 'classes.choosePacing', { classId: 1, choice });
  const parent = await world.given({ role: 'parent', email: parentEmail });
  await linkBySlip(child, parent);
  return { world, teacher, child, parent };
}

test('a teacher sees the days of the class below the announcements', async () => {
  const { world, teacher } = await campWithFamily();
  world.signIn(teacher);
  const screen = await world.open('/#news');
  await expect.element(screen.getByRole('heading', { name: 'Calendar' })).toBeVisible();
  await expect.element(screen.getByText('Day 15', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Day 16', { exact: true })).not.toBeVisible();
  await screen.getByText('41 later dates').click();
  await expect.element(screen.getByText('Day 56', { exact: true })).toBeVisible();
});

test('a child finds them on the schedule, without an address', async () => {
  const { world, child } = await campWithFamily();
  world.signIn(child);
  const screen = await world.open('/daily-schedule');
  await expect.element(screen.getByRole('heading', { name: 'Calendar' })).toBeVisible();
  await expect.element(screen.getByText('Monday, June 14')).toBeVisible();
  await expect.element(screen.getByText('In your own calendar')).not.toBeInTheDocument();
});

test('a parent makes an address for their own calendar, a new one, and ends it', async () => {
  const { world, parent } = await campWithFamily();
  world.signIn(parent);
  const screen = await world.open('/');
  await expect.element(screen.getByText('Day 15', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Make my address' }).click();
  const address = screen.getByText(/\/api\/calendar\.ics\?token=[\w-]{43}$/);
  await expect.element(address).toBeVisible();
  const first = address.element().textContent;
  await screen.getByRole('button', { name: 'Make a new address' }).click();
  await expect.poll(() => address.element().textContent).not.toBe(first);
  await screen.getByRole('button', { name: 'End the address' }).click();
  await expect.element(screen.getByRole('button', { name: 'Make my address' })).toBeVisible();
  await expect.element(address).not.toBeInTheDocument();
});
