import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { expect, test } from 'vitest';
import { appRouter } from '../app-router.ts';
import { createTestApp } from '../testing/index.ts';
import type { Access } from './procedures.ts';

/** Procedures that anyone may call; everything else needs a session. A new one is a decision. */
const OPEN = [
  'auth.forgotPassword',
  'auth.login',
  'auth.logout',
  'auth.magicLogin',
  'auth.register',
  'auth.requestMagicLink',
  'auth.resetPassword',
  'auth.session',
  // A class tablet brings its secret, and gets what it cannot read.
  'care.sealedSheet',
  'host.createFirstAdmin',
  'host.info',
  'host.privacy',
  // Whoever calls these brings the secret of a card, of a tablet or of a code instead of a session.
  'signInCards.open',
  'signInCards.signIn',
  'signInCards.signInWithPassword',
  'tablets.askTeacher',
  'tablets.entry',
  'tablets.pair',
  'tablets.signIn',
  'tablets.tiles',
  'tablets.withdrawEntry',
];

const procedures = Object.entries(appRouter._def.procedures).map(([path, procedure]) => ({
  path,
  access: (procedure as unknown as { _def: { meta?: Access } })._def.meta,
}));

test('every procedure says who may call it', () => {
  expect(procedures.length).toBeGreaterThan(0);
  expect(procedures.filter(({ access }) => !access)).toEqual([]);
});

test('only the known procedures are open to visitors', () => {
  const open = procedures.filter(({ access }) => access?.roles === 'everyone');
  expect(open.map(({ path }) => path).sort()).toEqual(OPEN);
});

test('a mutation without input needs no body, and one with input does', async () => {
  const app = await createTestApp();
  const call = (path: string) =>
    fetchRequestHandler({
      endpoint: '/trpc',
      router: appRouter,
      req: new Request(`http://lamplight.test/trpc/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      }),
      createContext: () => app.contextFor(null),
    });
  expect((await call('auth.logout')).status).toBe(200);
  expect((await call('auth.login')).status).toBe(400);
  await app.close();
});
