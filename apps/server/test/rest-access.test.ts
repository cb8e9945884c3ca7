import { type RestRoute, restRoutes } from '@lamplight/api';
import {
  callersIn,
  createWorld,
  EVERYONE,
  expectedOutcomes,
  type Original,
  REFUSALS,
  REST_CALLS,
  ROWS,
  requestOf,
  rowOfRest,
  tellsTooMuch,
  type Who,
} from '@lamplight/api/testing/access-matrix';
import { reopenTestDatabase, testDatabaseBytes } from '@lamplight/db/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestHost, type TestHost } from './test-host.ts';

/** A whole host is built for each request that writes. */
const TIMEOUT = 60_000;

let original: Original;
let shared: TestHost;
beforeAll(async () => {
  const { app, tokens, world } = await createWorld();
  original = { bytes: testDatabaseBytes(app.db), world, tokens };
  await app.close();
  shared = await openHost();
}, TIMEOUT);
afterAll(() => shared.close());

const openHost = () => createTestHost({ db: reopenTestDatabase(original.bytes) });

const nameOf = ({ method, path }: RestRoute) => `${method} ${path}`;

function rowOf(route: RestRoute) {
  const row = ROWS[route.procedure];
  if (!row) throw new Error(`${nameOf(route)} calls a procedure without a row`);
  return { row, asked: rowOfRest(REST_CALLS[nameOf(route)] ?? null, route, row) };
}

/** A host that has what a request needs first, and the request to a path that names the first student's things. */
async function openFor(route: RestRoute, isOwn: boolean) {
  const { world, tokens } = original;
  const { row } = rowOf(route);
  const host = isOwn || row.before ? await openHost() : shared;
  const { school } = host;
  const prepared = row.before ? await row.before(world, callersIn(school, tokens), school) : {};
  const request = requestOf(REST_CALLS[nameOf(route)] ?? null, world, () =>
    row.input?.(world, prepared),
  );
  return {
    send: (who: Who) => send(host, { route, request }, who),
    close: async () => {
      if (host !== shared) await host.close();
    },
  };
}

interface Sent {
  readonly route: RestRoute;
  readonly request: ReturnType<typeof requestOf>;
}

/** What somebody is answered. */
async function send({ app }: TestHost, { route, request }: Sent, who: Who): Promise<string> {
  const { params, query, body } = request;
  const token = original.tokens[who];
  const answer = await app.inject({
    method: route.method,
    url: route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''),
    query: query as Record<string, string>,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(route.method === 'GET' || body === undefined ? {} : { payload: body as object }),
  });
  if (answer.statusCode < 400) return tellsTooMuch(who, answer.body) ? 'leaked' : 'answered';
  const { code } = answer.json();
  return REFUSALS.includes(code) ? 'refused' : code;
}

/** What everybody is answered. Refusals change nothing and share a host; each write that is allowed has one of its own. */
async function outcomes(route: RestRoute): Promise<Record<string, string>> {
  const { may } = rowOf(route).asked;
  const changes = (who: Who) => route.method !== 'GET' && may.includes(who);
  const found: Record<string, string> = {};
  const reading = await openFor(route, false);
  for (const who of EVERYONE) if (!changes(who)) found[who] = await reading.send(who);
  await reading.close();
  for (const who of EVERYONE.filter(changes)) {
    const own = await openFor(route, true);
    found[who] = await own.send(who);
    await own.close();
  }
  return found;
}

describe('over HTTP a path answers whom it is for, and nobody else', () => {
  test.each(restRoutes.map((route) => [nameOf(route), route] as const))(
    '%s',
    async (_, route) => {
      expect(await outcomes(route)).toEqual(expectedOutcomes(rowOf(route).asked));
    },
    TIMEOUT,
  );
});
