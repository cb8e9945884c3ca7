import { expect, test } from 'vitest';
import { appRouter } from '../app-router.ts';
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
  'host.createFirstAdmin',
  'host.info',
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
