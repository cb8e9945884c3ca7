import { testDatabaseBytes } from '@lamplight/db/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restRoutes } from '../rest-routes.ts';
import {
  type Copy,
  type Original,
  openCopy,
  outcome,
  PROCEDURES,
} from '../testing/access-matrix/called.ts';
import { expectedOutcomes } from '../testing/access-matrix/expected.ts';
import { REST_CALLS, rowOfRest } from '../testing/access-matrix/rest-calls.ts';
import type { Row } from '../testing/access-matrix/row.ts';
import { ROWS } from '../testing/access-matrix/rows.ts';
import { EVERYONE, type Who } from '../testing/access-matrix/who.ts';
import { createWorld } from '../testing/access-matrix/world.ts';

let original: Original;
let shared: Copy;
beforeAll(async () => {
  const { app, tokens, world } = await createWorld();
  original = { bytes: testDatabaseBytes(app.db), world, tokens };
  await app.close();
  shared = await openCopy(original);
});
afterAll(() => shared.close());

/** What everybody is answered to the same call. */
async function outcomes(path: string, row: Row): Promise<Record<string, string>> {
  const isWrite = PROCEDURES.get(path) === 'mutation';
  const found: Record<string, string> = {};
  const call = async (copy: Copy, who: Who) => {
    const input = row.input?.(original.world, copy.prepared);
    found[who] = await outcome(copy, who, path, { input, isSecret: row.isSecret ?? false });
  };
  const reading = row.before ? await openCopy(original, row) : shared;
  // Refusals first, in one world: they change nothing. Each write that is allowed has a world of its own.
  for (const who of EVERYONE) {
    if (!isWrite || !row.may.includes(who)) await call(reading, who);
  }
  for (const who of isWrite ? row.may : []) {
    const own = await openCopy(original, row);
    await call(own, who);
    await own.close();
  }
  if (reading !== shared) await reading.close();
  return found;
}

test('every procedure has its row', () => {
  expect(Object.keys(ROWS).sort()).toEqual([...PROCEDURES.keys()].sort());
});

test('an answer that tells a stranger of the student is caught', async () => {
  const call = { input: { tablet: original.world.tablet }, isSecret: false };
  expect(await outcome(shared, 'visitor', 'tablets.tiles', call)).toBe('leaked');
  expect(await outcome(shared, 'teacher', 'tablets.tiles', call)).toBe('answered');
});

describe('a procedure answers whom it is for, and nobody else', () => {
  test.each(Object.entries(ROWS))('%s', async (path, row) => {
    expect(await outcomes(path, row)).toEqual(expectedOutcomes(row));
  });
});

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test('every path of the REST table has its request', () => {
  expect(Object.keys(REST_CALLS).sort()).toEqual(restRoutes.map(nameOf).sort());
});

describe('a path answers whom its procedure is for, and nobody else', () => {
  test.each(restRoutes.map((route) => [nameOf(route), route] as const))(
    '%s',
    async (name, route) => {
      const row = ROWS[route.procedure];
      if (!row) throw new Error(`${name} calls a procedure without a row`);
      const asked = rowOfRest(REST_CALLS[name] ?? null, route, row);
      expect(await outcomes(route.procedure, asked)).toEqual(expectedOutcomes(asked));
    },
  );
});
