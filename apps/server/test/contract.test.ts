import { createTestMailbox, type Person, TEST_RELEASE } from '@lamplight/api/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RELEASE } from '../src/release.ts';
import { BESIDE, DOCUMENTED } from './documented-paths.ts';
import { createTestHost, type TestHost } from './test-host.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: { name: string; in: string; required?: boolean }[];
  readonly requestBody?: {
    content: Record<
      string,
      { schema: { properties: object; required?: string[]; oneOf?: { required: string[] }[] } }
    >;
  };
  readonly responses: Record<string, { description: string; content?: unknown }>;
  readonly security?: unknown[];
}
type Paths = Record<string, Record<string, Operation>>;

let host: TestHost;
let paths: Paths;
let errorShape: { properties: object };
beforeAll(async () => {
  host = await createTestHost();
  const document = (await host.app.inject({ url: '/api/openapi.json' })).json();
  paths = document.paths;
  errorShape = document.components.schemas.Error;
});
afterAll(() => host.close());

const served = () =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

describe('the documented paths', () => {
  test('are all served', () => {
    expect(DOCUMENTED.filter((path) => !served().includes(path))).toEqual([]);
  });

  test('are the only ones that are served', () => {
    const known: readonly string[] = [...DOCUMENTED, ...BESIDE];
    expect(served().filter((path) => !known.includes(path))).toEqual([]);
  });

  test('really answer', async () => {
    for (const documented of DOCUMENTED) {
      const [method, path] = documented.split(' ') as ['GET', string];
      const url = path.replace(/\{\w+\}/g, '1');
      const { statusCode } = await host.app.inject({ method, url });
      expect(statusCode, documented).not.toBe(404);
    }
  });
});

describe('the document', () => {
  test('names the fields of a body, from the shape that checks it', () => {
    const register = paths['/api/auth/register']?.post;
    const { schema } = register?.requestBody?.content['application/json'] ?? {};
    expect(Object.keys(schema?.properties ?? {})).toEqual(
      expect.arrayContaining(['username', 'password', 'role', 'termsAccepted', 'parentEmail']),
    );
    expect(schema?.required).toEqual(expect.arrayContaining(['username', 'password', 'role']));
    expect(schema?.required).not.toContain('email');
  });

  test('names each form of a body that may have several', () => {
    const activity = paths['/api/activity-progress']?.post;
    const { schema } = activity?.requestBody?.content['application/json'] ?? {};
    expect(schema?.oneOf?.map(({ required }) => required)).toEqual([
      expect.arrayContaining(['activityType', 'data']),
      expect.arrayContaining(['activityType', 'data']),
    ]);
  });

  test('tells path, query and body apart', () => {
    const places = (path: string, method: string) =>
      paths[path]?.[method]?.parameters?.map((one) => `${one.in} ${one.name}`);
    expect(places('/api/lessons', 'get')).toEqual(['query moduleId']);
    expect(places('/api/lessons/{id}/start', 'post')).toEqual(['path id']);
    expect(places('/api/auth/magic-login', 'get')).toEqual(['query token']);
    const patch = paths['/api/admin/users/{id}']?.patch;
    expect(patch?.parameters?.map(({ name }) => name)).toEqual(['id']);
    const body = patch?.requestBody?.content['application/json']?.schema.properties ?? {};
    expect(Object.keys(body)).toEqual(expect.arrayContaining(['username', 'email', 'role']));
    expect(body).not.toHaveProperty('id');
  });

  test('names every error that an answer may be, and who needs no session', () => {
    const login = paths['/api/auth/login']?.post;
    expect(login?.security).toEqual([]);
    expect(paths['/api/modules']?.get?.security).toBeUndefined();
    expect(Object.keys(login?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '409', '413', '415', '429', '500']),
    );
    expect(login?.responses[409]).toMatchObject({
      description: expect.stringContaining('LESSON_LOCKED'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    });
    expect(Object.keys(errorShape.properties)).toEqual(['error', 'message', 'code', 'issues']);
  });

  test('has a name, a line in words and a longer word for every path', () => {
    for (const operations of Object.values(paths)) {
      for (const { operationId, summary, description } of Object.values(operations)) {
        expect(operationId).toMatch(/^[a-z]+[A-Za-z]*$/);
        expect(summary).toMatch(/^[A-Z].{5,}/);
        expect(description).toMatch(/^[A-Z].{20,}\.$/);
      }
    }
  });

  test('says who may call a path, from the roles of its procedure', () => {
    expect(paths['/api/auth/login']?.post?.description).toMatch(/Everybody .* without a session/);
    expect(paths['/api/modules']?.get?.description).toMatch(/Everybody with a session/);
    expect(paths['/api/admin/users']?.get?.description).toMatch(/session of: admin\.$/);
  });

  test('is of this version, and its calls go to the host that serves it', async () => {
    const { info, servers, tags } = (await host.app.inject({ url: '/api/openapi.json' })).json();
    expect(info).toMatchObject({ version: RELEASE.version, license: { identifier: 'Apache-2.0' } });
    expect(servers).toMatchObject([{ url: '/' }]);
    expect(tags).toContainEqual({ name: 'lessons', description: 'Modules and lessons.' });
  });

  test('has a page that asks no other host for anything', async () => {
    const page = await host.app.inject({ url: '/api/docs' });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/https?:\/\//);
    const scripts = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url ?? '');
    expect(scripts.length).toBeGreaterThan(3);
    for (const url of scripts) {
      const file = await host.app.inject({ url });
      expect(file.statusCode, url).toBe(200);
    }
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).not.toMatch(/<script(?![^>]+src=)/);
    const start = await host.app.inject({ url: '/api/docs/static/swagger-initializer.js' });
    expect(start.body).toContain('"validatorUrl":null');
    expect(start.body).toContain('/api/openapi.json');
  });
});

describe('REST answers', () => {
  test('are the objects and lists themselves, as tRPC gives them', async () => {
    const child = await host.school.given.student({ username: 'ruth' });
    const headers = bearer(child);
    const me = await host.app.inject({ url: '/api/auth/me', headers });
    expect(me.json()).toMatchObject({ id: child.id, username: 'ruth', role: 'student' });
    const modules = await host.app.inject({ url: '/api/modules', headers });
    const overTrpc = await host.app.inject({ url: '/trpc/lessons.modules', headers });
    expect(Array.isArray(modules.json())).toBe(true);
    expect(overTrpc.json().result.data).toEqual(modules.json());
  });

  test('say to everybody which version the host runs', async () => {
    const answer = await host.app.inject({ url: '/api/host' });
    expect(answer.json()).toMatchObject({ ...TEST_RELEASE, hasAdmin: false });
  });

  test('carry a token and the user after registering and signing in', async () => {
    const register = await host.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: {
        username: 'naomi',
        password: 'secret-9',
        age: 9,
        grade: 4,
        role: 'student',
        termsAccepted: true,
      },
    });
    expect(Object.keys(register.json()).sort()).toEqual(['token', 'user']);
    const login = await host.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: 'naomi', password: 'secret-9' },
    });
    expect(login.json().user).toMatchObject({ username: 'naomi' });
  });

  test.each([
    ['a visit', { timeSpent: 12, deviceUsed: 'mobile' }, 204],
    ['no body', undefined, 204],
    ['a time before the beginning', { timeSpent: -1 }, 400],
  ])('to a session reported with %s say nothing of consent', async (_words, payload, status) => {
    const teen = await host.school.given.student({ age: 14 });
    const consent = { purpose: 'session-tracking', notice: 'We count your visits.' } as const;
    const report = () =>
      host.app.inject({
        method: 'POST',
        url: '/api/track-session',
        headers: bearer(teen),
        ...(payload === undefined ? {} : { payload }),
      });
    const without = await report();
    await (await teen.call()).consents.give(consent);
    const withConsent = await report();
    for (const { statusCode } of [without, withConsent]) expect(statusCode).toBe(status);
    expect(withConsent.body).toBe(without.body);
  });

  test('make one account when a hundred ask for one name at once', async () => {
    const payload = {
      username: 'the-one',
      password: 'secret-9',
      age: 9,
      grade: 4,
      role: 'student',
      termsAccepted: true,
    };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        host.app.inject({ method: 'POST', url: '/api/auth/register', payload }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 99 }, () => 409)]);
  }, 30_000);

  test('list the lessons with the fields of spec 3, the texts of those that are unlocked', async () => {
    const headers = bearer(await host.school.given.student());
    const lessons: { status: string }[] = (
      await host.app.inject({ url: '/api/lessons?moduleId=1', headers })
    ).json();
    const texts = ['content', 'objectives', 'activities'];
    const fields = ['id', 'moduleId', 'dayNumber', 'title', 'description', 'difficulty'];
    const [open, locked] = [false, true].map((isLocked) =>
      Object.keys(lessons.find(({ status }) => (status === 'locked') === isLocked) ?? {}),
    );
    expect(open).toEqual(expect.arrayContaining([...fields, 'estimatedMinutes', ...texts]));
    expect(locked).toEqual(expect.arrayContaining([...fields, 'estimatedMinutes']));
    expect(locked?.filter((field) => texts.includes(field))).toEqual([]);
  });

  test('say 409 to a locked lesson, on reading, starting and completing it', async () => {
    const headers = bearer(await host.school.given.student());
    const lessons: { id: number; moduleId: number; status: string }[] = (
      await host.app.inject({ url: '/api/lessons', headers })
    ).json();
    const calls = (lesson: { id: number; moduleId: number } | undefined) => [
      host.app.inject({ url: `/api/lessons/${lesson?.id}`, headers }),
      host.app.inject({ method: 'POST', url: `/api/lessons/${lesson?.id}/start`, headers }),
      host.app.inject({
        method: 'POST',
        url: '/api/user-progress',
        headers,
        payload: {
          lessonId: lesson?.id,
          moduleId: lesson?.moduleId,
          completed: true,
          score: 100,
          timeSpent: 1,
        },
      }),
    ];
    for (const call of calls(lessons.find(({ status }) => status === 'locked'))) {
      const answer = await call;
      expect(answer.statusCode).toBe(409);
      expect(answer.json().code).toBe('LESSON_LOCKED');
    }
    for (const call of calls(lessons.find(({ status }) => status !== 'locked'))) {
      expect((await call).statusCode).toBe(200);
    }
  });

  test('know no HEAD, which would spend a magic link', async () => {
    const mailbox = createTestMailbox();
    const mailing = await createTestHost({ mailTransport: mailbox });
    await mailing.school.given.parent({ email: 'eva@example.org' });
    await mailing.app.inject({
      method: 'POST',
      url: '/api/auth/magic-link',
      payload: { email: 'eva@example.org' },
    });
    await mailing.school.services.mail.deliverDue();
    const url = `/api/auth/magic-login?token=${mailbox.tokenFor('eva@example.org')}`;
    expect((await mailing.app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
    const signedIn = await mailing.app.inject({ url });
    expect(signedIn.statusCode).toBe(200);
    expect(signedIn.json()).toMatchObject({ user: { role: 'parent' }, token: expect.any(String) });
    expect((await mailing.app.inject({ url })).statusCode).toBe(401);
    await mailing.close();
  });

  test('are compressed where they are long, for whoever can read that', async () => {
    const headers = bearer(await host.school.given.student());
    const ask = (url: string, encoding?: string) =>
      host.app.inject({
        url,
        headers: { ...headers, ...(encoding ? { 'accept-encoding': encoding } : {}) },
      });
    expect((await ask('/api/lessons', 'br, gzip')).headers['content-encoding']).toBe('br');
    expect((await ask('/trpc/lessons.list?input={}', 'gzip')).headers['content-encoding']).toBe(
      'gzip',
    );
    expect((await ask('/api/lessons')).headers['content-encoding']).toBeUndefined();
    expect((await ask('/api/auth/me', 'br')).headers['content-encoding']).toBeUndefined();
  });

  test('stay on no shared tablet and are no page', async () => {
    const headers = bearer(await host.school.given.student());
    for (const url of ['/api/auth/me', '/trpc/auth.me', '/api/modules', '/healthz']) {
      const answer = await host.app.inject({ url, headers });
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    }
  });
});

describe('health', () => {
  test('is a matter of living and of being able to write', async () => {
    expect((await host.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await host.app.inject({ url: '/readyz' })).json()).toMatchObject({ status: 'ready' });
    const stuck = await createTestHost({
      checkWritable: async () => {
        throw new Error('attempt to write a readonly database at /secret/place');
      },
    });
    const answer = await stuck.app.inject({ url: '/readyz' });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).not.toContain('/secret/place');
    expect((await stuck.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    await stuck.close();
  });
});
