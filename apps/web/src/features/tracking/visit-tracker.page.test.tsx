import type { SessionReport } from '@lamplight/domain/tracking';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { createWorld, type World, type WorldPerson } from '../../../test/world.tsx';
import { tellDelivered } from '../../app/outbox/delivered.ts';
import { ACCEPT_ALL, type Consent, REJECT_ALL, storeConsent } from '../../lib/consent.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const CONSENT = { purpose: 'session-tracking', notice: 'We count your visits.' };

/**
 * Collects what of the app wants to know that the page goes, and tells it on demand. The worker that
 * carries a test's calls is not told: it would stop.
 */
function fakeUnload() {
  const listening = vi.spyOn(window, 'addEventListener');
  const listeners = () =>
    listening.mock.calls
      .filter(([event]) => event === 'pagehide')
      .map(([, listener]) => listener as EventListener);
  return {
    listeners,
    unload() {
      for (const listener of listeners()) listener(new PageTransitionEvent('pagehide'));
    },
  };
}

/** The router, which remembers where the page was scrolled to, and the tracker. */
const LISTENERS_OF_STUDENTS = 2;

/** Somebody of 14 on a page of theirs, with this choice of cookies. */
async function openAsTeen(world: World, cookies: Consent) {
  const { listeners, unload } = fakeUnload();
  storeConsent(cookies, new Date());
  const teen = await world.given({ role: 'student', age: 14 });
  world.signIn(teen);
  const screen = await world.open('/lessons');
  await expect.element(screen.getByRole('heading', { name: 'Bible Foundations' })).toBeVisible();
  // The tracker comes after the page.
  await expect.poll(listeners).toHaveLength(LISTENERS_OF_STUDENTS);
  return { teen, unload };
}

/** The visits that the host has kept of somebody. */
async function keptOf({ token }: WorldPerson): Promise<SessionReport[]> {
  const response = await fetch('/trpc/profiles.exportMyData', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { trackedSessions } = (await response.json()).result.data.tables;
  return trackedSessions.map(({ payload }: { payload: string }) => JSON.parse(payload));
}

/** The calls that report a visit. */
const reports = (calls: readonly (readonly unknown[])[]) =>
  calls.filter(([address]) => address === '/trpc/tracking.report');

describe('leaving', () => {
  test('reports the visit of a student who consented', async () => {
    const world = await createWorld();
    const { teen, unload } = await openAsTeen(world, ACCEPT_ALL);
    await callAs(teen, 'consents.give', CONSENT);
    const sent = vi.spyOn(globalThis, 'fetch');
    tellDelivered({ score: 80 });
    tellDelivered(null);
    unload();
    await expect.poll(() => keptOf(teen)).toHaveLength(1);
    expect(await keptOf(teen)).toMatchObject([
      { subjectsStudied: ['lessons'], activitiesCompleted: 2, averageScore: 80 },
    ]);
    expect(reports(sent.mock.calls)).toMatchObject([[expect.anything(), { keepalive: true }]]);

    unload();
    await expect.poll(() => keptOf(teen)).toHaveLength(2);
    expect((await keptOf(teen))[1]).toMatchObject({ activitiesCompleted: 0 });
  });

  test('leaves nothing on the host without consent', async () => {
    const world = await createWorld();
    const { teen, unload } = await openAsTeen(world, ACCEPT_ALL);
    const sent = vi.spyOn(globalThis, 'fetch');
    unload();
    await expect.poll(() => reports(sent.mock.calls)).toHaveLength(1);
    const answer = await sent.mock.results[0]?.value;
    expect(answer.status).toBe(200);
    expect(await keptOf(teen)).toEqual([]);
  });

  test('sends nothing where Analytics cookies were not accepted', async () => {
    const world = await createWorld();
    const { teen, unload } = await openAsTeen(world, REJECT_ALL);
    await callAs(teen, 'consents.give', CONSENT);
    const sent = vi.spyOn(globalThis, 'fetch');
    unload();
    expect(await keptOf(teen)).toEqual([]);
    expect(reports(sent.mock.calls)).toEqual([]);
  });

  test('is not held up by a host that is gone', async () => {
    const world = await createWorld();
    const { unload } = await openAsTeen(world, ACCEPT_ALL);
    world.disconnect();
    const sent = vi.spyOn(globalThis, 'fetch');
    expect(unload).not.toThrow();
    await expect.poll(() => reports(sent.mock.calls)).toHaveLength(1);
  });
});

test('the visit of an adult is not counted', async () => {
  const { unload } = fakeUnload();
  storeConsent(ACCEPT_ALL, new Date());
  const world = await createWorld();
  world.signIn(await world.given({ role: 'teacher' }));
  const screen = await world.open('/lessons');
  await expect.element(screen.getByRole('heading', { name: 'Bible Foundations' })).toBeVisible();
  await import('./visit-tracker.tsx');
  const sent = vi.spyOn(globalThis, 'fetch');
  unload();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(reports(sent.mock.calls)).toEqual([]);
});
