import { createStore, keys } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { preferOnePage } from '../../../test/one-page-lessons.ts';
import { createWorld, type World } from '../../../test/world.tsx';
import { classTablet } from '../../lib/class-tablet.ts';
import { keptSheet } from '../../lib/kept-sheet.ts';

/** A lesson that every child of nine may open on the first day. */
async function givenReader(world: World) {
  const child = await world.given({ role: 'student', firstName: 'Naomi', age: 9, grade: 4 });
  world.signIn(child);
  preferOnePage();
  const screen = await world.openKeeping('/lessons');
  await screen.getByRole('button', { name: 'View Lessons' }).first().click();
  await screen.getByRole('button', { name: 'Start' }).click();
  await expect.element(screen.getByRole('button', { name: 'Complete Lesson' })).toBeVisible();
  return { child, screen, lesson: world.address() };
}

/** React complains about a page that cannot be shown, as it should. */
const expectComplaint = () => vi.spyOn(globalThis.console, 'error').mockReturnValue();

const AWAY = "The camp's computer can't be reached right now.";

test('a lesson that was opened is read without the host, which is asked again when it is back', async () => {
  const world = await createWorld();
  const { screen, lesson } = await givenReader(world);
  await screen.unmount();
  world.disconnect();
  const later = await world.openKeeping(lesson);
  await expect.element(later.getByRole('button', { name: 'Complete Lesson' })).toBeVisible();
  await expect.element(later.getByText(AWAY)).toBeVisible();
  world.reconnect();
  window.dispatchEvent(new Event('online'));
  await expect.element(later.getByText(AWAY)).not.toBeInTheDocument();
  await expect.element(later.getByRole('button', { name: 'Complete Lesson' })).toBeVisible();
});

test('what was never opened here says that the host is away, and opens by itself when it is back', async () => {
  expectComplaint();
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', firstName: 'Naomi', age: 9, grade: 4 }));
  world.disconnect();
  const screen = await world.openKeeping('/lessons');
  await expect.element(screen.getByRole('heading', { name: AWAY })).toBeVisible();
  world.reconnect();
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByRole('button', { name: 'View Lessons' }).first()).toBeVisible();
});

test('the next child at the device sees nothing of the one before', async () => {
  expectComplaint();
  const world = await createWorld();
  const { screen, lesson } = await givenReader(world);
  await screen.unmount();
  world.signIn(await world.given({ role: 'student', firstName: 'Joel', age: 9, grade: 4 }));
  world.disconnect();
  const later = await world.openKeeping(lesson);
  await expect.element(later.getByRole('heading', { name: AWAY })).toBeVisible();
  await expect.element(later.getByText('Naomi')).not.toBeInTheDocument();
});

test('who signs out leaves nothing to read, also when the host can not be told', async () => {
  expectComplaint();
  const world = await createWorld();
  const { child, screen, lesson } = await givenReader(world);
  world.disconnect();
  await screen.getByRole('button', { name: 'Logout' }).first().click();
  await expect.element(screen.getByText('Logout failed')).toBeVisible();
  await screen.unmount();
  world.signIn(child);
  const later = await world.openKeeping(lesson);
  await expect.element(later.getByRole('heading', { name: AWAY })).toBeVisible();
});

test('a child writes without the host; nothing of what they wrote before is kept to be read', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', firstName: 'Naomi', age: 9, grade: 4 }));
  const home = await world.openKeeping('/');
  await expect.element(home.getByText("Today's Learning Adventure")).toBeVisible();
  world.goTo('/journal');
  await expect.element(home.getByLabelText('Your words')).toBeVisible();
  const kept = () => keys<string>(createStore('lamplight-kept', 'answers'));
  await expect.poll(async () => (await kept()).some((key) => key.includes('today'))).toBe(true);
  const allowed = /session|"lessons"|"curriculum"|"stories"|"prompts"/;
  expect((await kept()).filter((key) => !allowed.test(key))).toEqual([]);
  await home.unmount();
  world.disconnect();
  const later = await world.openKeeping('/journal');
  await later.getByRole('button', { name: 'Random' }).click();
  await later.getByLabelText('Your words').fill('We sang in the dark.');
  await later.getByRole('button', { name: 'Submit & Get AI Feedback' }).click();
  await expect.element(later.getByText('Waiting')).toBeVisible();
});

/** A sheet that nobody has to open. */
const sealed = {
  salt: 'c2FsdA==',
  nonce: 'bm9uY2U=',
  box: 'Ym94',
  madeAt: '2026-06-15T08:00:00.000Z',
  goodUntil: '2026-07-15T08:00:00.000Z',
};

test('a class tablet keeps no child, and starts with its tiles while the host is away', async () => {
  const world = await createWorld();
  classTablet.write({ token: 'a'.repeat(43), name: 'Tablet 1', className: 'Owls' });
  world.signIn(await world.given({ role: 'student', firstName: 'Naomi', age: 9, grade: 4 }));
  const screen = await world.openKeeping('/lessons');
  await expect.element(screen.getByRole('button', { name: 'View Lessons' }).first()).toBeVisible();
  await screen.unmount();
  keptSheet.write({ sealed, receivedAt: Date.now() });
  world.disconnect();
  const later = await world.openKeeping('/');
  await expect
    .element(later.getByRole('button', { name: 'For grown-ups: emergency sheet' }))
    .toBeVisible();
  await expect.element(later.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(world.address()).toBe('/tablet?code=');
  await expect.element(later.getByText('Naomi')).not.toBeInTheDocument();
});
