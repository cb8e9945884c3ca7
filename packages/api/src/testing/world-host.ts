import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Role } from '@lamplight/domain/users';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { insertExternalRequest } from '../ai/models/external-requests.repository.ts';
import { appRouter } from '../app-router.ts';
import { ACTING_USER_HEADER, requireActingUser } from '../platform/acting-user.ts';
import { createCallerFactory } from '../platform/procedures.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** What a test in a browser asks for when it wants somebody with an account. */
export interface PersonRequest {
  readonly role: Role;
  readonly username?: string;
  readonly firstName?: string;
  readonly email?: string;
  readonly age?: number;
  readonly grade?: number;
  readonly parentEmail?: string;
}

export interface WorldHost {
  /** Without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A host for tests in a browser, which cannot hold SQLite itself: the real router on databases in
 * memory. `POST /worlds` makes a world, `/worlds/N/people` somebody in it, `/worlds/N/days` lets days
 * pass, `/worlds/N/tidy-up` does the work of a night, `/worlds/N/disk` says how much room there is, `/worlds/N/damage` that the database is damaged,
 * `/worlds/N/voice` gives the host a voice, `/worlds/N/recordings` keeps what a teacher or a parent has recorded,
 * `/worlds/N/outside-requests` has words of somebody left the building, and `/worlds/N/trpc` is what an app speaks to.
 */
export async function startWorldHost(): Promise<WorldHost> {
  const worlds = new Map<string, TestApp>();
  const server = createServer((request, response) => {
    answer(worlds, request, response).catch((error: unknown) => {
      response.writeHead(500, CROSS_ORIGIN).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all([...worlds.values()].map((world) => world.close()));
    },
  };
}

const createCaller = createCallerFactory(appRouter);

/** The test page is of another origin than this host. */
const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

async function answer(
  worlds: Map<string, TestApp>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const [, , name, ...rest] = url.pathname.split('/');
  const send = (body: unknown) =>
    response
      .writeHead(200, { ...CROSS_ORIGIN, 'content-type': 'application/json' })
      .end(JSON.stringify(body));

  if (request.method === 'OPTIONS') {
    response.writeHead(204, CROSS_ORIGIN).end();
    return;
  }
  if (name === undefined) {
    const id = String(worlds.size + 1);
    worlds.set(id, await createTestApp());
    send({ id });
    return;
  }
  const world = worlds.get(name);
  if (!world) throw new Error(`no world ${name}`);
  const body = await text(request);
  switch (rest[0]) {
    case 'people':
      send(await addPerson(world, JSON.parse(body)));
      return;
    case 'outside-requests':
      send(await insertExternalRequest(world.db, outsideRequest(world, JSON.parse(body))));
      return;
    case 'damage':
      world.doctor.setDamage(JSON.parse(body));
      send(null);
      return;
    case 'disk':
      world.doctor.setDisk(JSON.parse(body));
      send(null);
      return;
    case 'voice':
      world.voice.setLanguages(JSON.parse(body));
      send(null);
      return;
    case 'recordings': {
      const { audio, ...step } = JSON.parse(body);
      const caller = createCaller(await world.contextFor(bearerOf(request)));
      const { save } = 'childId' in step ? caller.familyRecordings : caller.recordings;
      send(await save({ ...step, bytes: Buffer.from(audio, 'base64') }));
      return;
    }
    case 'tidy-up':
      await world.services.tidyUp();
      send(null);
      return;
    case 'days':
      world.clock.advance({ days: JSON.parse(body) });
      send(null);
      return;
    default:
      await callProcedure(world, name, url, request, body, response);
  }
}

/** A request that left the building on behalf of somebody, with these words. */
function outsideRequest({ clock }: TestApp, { userId, words }: { userId: number; words: string }) {
  const messages = [{ role: 'user', content: words }];
  const body = JSON.stringify({ model: 'outside-1', system: 'You help children learn.', messages });
  return { userId, feature: 'chat', model: 'outside-1', body, sentAt: clock.now() } as const;
}

async function addPerson(world: TestApp, { role, ...fields }: PersonRequest) {
  const person = await world.given[role](fields);
  const { id, username, password, token } = person;
  return { id, username, password, token };
}

async function callProcedure(
  world: TestApp,
  name: string,
  url: URL,
  request: IncomingMessage,
  body: string,
  response: ServerResponse,
): Promise<void> {
  const method = request.method ?? 'GET';
  const answered = await fetchRequestHandler({
    endpoint: `/worlds/${name}/trpc`,
    router: appRouter,
    req: new Request(url, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' ? { body } : {}),
    }),
    async createContext() {
      const context = await world.contextFor(bearerOf(request));
      requireActingUser(context.actor, request.headers[ACTING_USER_HEADER]);
      return context;
    },
  });
  response.writeHead(answered.status, { ...CROSS_ORIGIN, 'content-type': 'application/json' });
  response.end(await answered.text());
}

function bearerOf(request: IncomingMessage): string | null {
  return /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
