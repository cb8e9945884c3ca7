import { expect } from 'vitest';
import { LESSON_OF } from '../src/features/lessons/testing/lesson-ids.ts';
import { createWorld, type World, type WorldPerson } from './world.tsx';

/** The first lesson of the Bible. */
export const LESSON = `/lessons?lesson=${LESSON_OF.bible.firstDay}`;

/** Its step that asks what came when God spoke. */
export const QUESTION = `${LESSON}&step=7`;

/** A voice that a device has by itself. */
export const VOICE = { lang: 'en-US', localService: true };

/** A child of this age, signed in on this browser. */
export async function childOf(age: number): Promise<{ world: World; child: WorldPerson }> {
  const world = await createWorld();
  const child = await world.given({ role: 'student', firstName: 'Naomi', age, grade: 1 });
  world.signIn(child);
  return { world, child };
}

/** Opens a lesson as a child of this age plays it. */
export async function play(age: number, path = LESSON) {
  const { world, child } = await childOf(age);
  const screen = await world.open(path);
  await expect
    .element(screen.getByRole('navigation', { name: 'Steps of the lesson' }))
    .toBeVisible();
  const next = screen.getByRole('button', { name: /^Next/ });
  const back = screen.getByRole('button', { name: 'Back', exact: true });
  const step = (number: number) =>
    screen.getByRole('heading', { name: new RegExp(`^Step ${number} of `), level: 2 });
  return { world, child, screen, next, back, step };
}

/** Waits until the host has been told where the child is: what is under way would reach the next test's host. */
export async function untilTold(step: number) {
  const told = () => localStorage.getItem('lesson-places') ?? '';
  await expect.poll(told).toContain(`"step":${step - 1}`);
}
