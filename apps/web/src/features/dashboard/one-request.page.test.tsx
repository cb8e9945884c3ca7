import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorld, type World } from '../../../test/world.tsx';

// The page asks for its own day, and the clock of a world stands in June.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T09:00:00Z') });
});
afterEach(() => vi.useRealTimers());

/** The calls of the app to its host from now on; each name is one request. */
function watchCalls(): string[][] {
  const send = globalThis.fetch;
  const requests: string[][] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    if (address.startsWith('/trpc/')) {
      const { pathname } = new URL(address, window.location.origin);
      requests.push(pathname.slice('/trpc/'.length).split(','));
    }
    return send(input, init);
  });
  return requests;
}

async function openHome(world: World) {
  const screen = await world.open('/');
  await expect.element(screen.getByText('Good Morning, Naomi!')).toBeVisible();
  await expect.element(screen.getByText('Genesis 1:3-4')).toBeVisible();
  await expect.element(screen.getByText('First Day')).toBeVisible();
  return screen;
}

test('on a device that knows the student the dashboard is one request, with who is signed in', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', firstName: 'Naomi', age: 9, grade: 4 }));
  await (await openHome(world)).unmount();

  const requests = watchCalls();
  await openHome(world);
  expect(requests.slice(1)).toEqual([]);
  expect(requests[0]).toEqual(
    expect.arrayContaining([
      'auth.session',
      'lessons.today',
      'curriculum.verse',
      'curriculum.fact',
      'curriculum.rewards',
      'challenges.today',
      'challenges.summary',
      'progress.achievements',
      'multiplayer.rooms',
      'voice.languages',
    ]),
  );
});

test('after a sign-in the dashboard is one request', async () => {
  const world = await createWorld();
  const student = await world.given({ role: 'student', firstName: 'Naomi', age: 9, grade: 4 });
  const screen = await world.open('/login');
  await screen.getByLabelText('Username').fill(student.username);
  await screen.getByLabelText('Password', { exact: true }).fill(student.password);

  const requests = watchCalls();
  await screen.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect.element(screen.getByText('Genesis 1:3-4')).toBeVisible();
  await expect.element(screen.getByText('First Day')).toBeVisible();
  expect(requests).toEqual([['auth.login'], expect.arrayContaining(['lessons.today'])]);
});

test('a device that expects a student shows a parent the parent’s home', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', firstName: 'Naomi', age: 9, grade: 4 }));
  await (await openHome(world)).unmount();
  world.signIn(await world.given({ role: 'parent' }));
  const screen = await world.open('/');
  await expect.element(screen.getByText('Parent Dashboard').first()).toBeVisible();
});

test('a session that has ended leaves a visitor on the landing page', async () => {
  const world = await createWorld();
  const student = await world.given({ role: 'student', firstName: 'Naomi', age: 9, grade: 4 });
  world.signIn(student);
  await (await openHome(world)).unmount();
  world.signIn({ ...student, token: 'ended' });
  const screen = await world.open('/');
  await expect.element(screen.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
});
