import { restRoutes } from '@lamplight/api';
import type { Person } from '@lamplight/api/testing';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestHost, type TestHost } from './test-host.ts';

let host: TestHost;
let people: readonly Person[];
beforeAll(async () => {
  host = await createTestHost();
  const { given } = host.school;
  people = [
    await given.student(),
    await given.parent(),
    await given.teacher(),
    await given.admin(),
  ];
});
afterAll(() => host.close());

const writes = restRoutes.filter(({ method }) => method !== 'GET');
const withBody = writes.filter(({ input }) => input !== undefined);

/** A path with ids in the places of its parameters. */
const pathOf = (path: string, id = '1') => path.replace(/:\w+/g, id);

function expectRefusal(answer: LightMyRequestResponse, statuses: readonly number[]): void {
  const body = answer.json();
  expect(statuses, answer.body).toContain(answer.statusCode);
  expect(body).toMatchObject({
    error: expect.any(String),
    code: expect.stringMatching(/^[A-Z_]+$/),
  });
  expect(body.message).toBe(body.error);
  expect(
    Object.keys(body).every((key) => ['error', 'message', 'code', 'issues'].includes(key)),
  ).toBe(true);
}

/** Sends a body to a path as somebody of each role, and as a visitor. */
async function sendAsEveryone(
  route: { method: string; path: string },
  request: { payload?: string | Buffer; headers?: Record<string, string> },
): Promise<LightMyRequestResponse[]> {
  const tokens = [null, ...people.map(({ token }) => token)];
  return Promise.all(
    tokens.map((token) =>
      host.app.inject({
        method: route.method as 'POST',
        url: pathOf(route.path),
        ...request,
        headers: { ...request.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      }),
    ),
  );
}

const JSON_TYPE = { 'content-type': 'application/json' };

describe.each(writes.map((route) => ({ name: `${route.method} ${route.path}`, route })))(
  '$name',
  ({ route }) => {
    test('answers 400 to malformed JSON', async () => {
      for (const payload of ['{"a":', 'undefined', "{'a':1}", '\u0000', '{"__proto__":{"x":1}}']) {
        const answers = await sendAsEveryone(route, { payload, headers: JSON_TYPE });
        for (const answer of answers) expectRefusal(answer, [400]);
      }
    });

    test('answers 400 to JSON that nests too deeply', async () => {
      const payload = '['.repeat(5000) + ']'.repeat(5000);
      const answers = await sendAsEveryone(route, { payload, headers: JSON_TYPE });
      for (const answer of answers) expectRefusal(answer, [400]);
    });

    test('answers 415 to another content type', async () => {
      const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'x'];
      for (const type of types) {
        const headers = { 'content-type': type };
        const answers = await sendAsEveryone(route, { payload: '{}', headers });
        for (const answer of answers) expectRefusal(answer, [415]);
      }
    });

    test('answers 413 to a body of 5 MB', async () => {
      const payload = JSON.stringify({ content: 'a'.repeat(5 * 1024 * 1024) });
      const answers = await sendAsEveryone(route, { payload, headers: JSON_TYPE });
      for (const answer of answers) expectRefusal(answer, [413]);
    });
  },
);

describe.each(withBody.map((route) => ({ name: `${route.method} ${route.path}`, route })))(
  'wrong types for $name',
  ({ route }) => {
    test('are refused, never an inner error', async () => {
      const bodies = ['null', '7', '"text"', '[]', '[1]', 'true'];
      const wrong = [null, 7, 'text', [], {}, true, -1, 1e300, '\ud800'];
      const fields = [
        'username',
        'password',
        'email',
        'token',
        'userId',
        'lessonId',
        'role',
        'title',
      ];
      const objects = wrong.map((value) =>
        JSON.stringify(Object.fromEntries(fields.map((field) => [field, value]))),
      );
      for (const payload of [...bodies, ...objects]) {
        const answers = await sendAsEveryone(route, { payload, headers: JSON_TYPE });
        for (const answer of answers) {
          expect(answer.statusCode, `${payload}: ${answer.body}`).toBeLessThan(500);
          if (answer.statusCode >= 400) expectRefusal(answer, [400, 401, 403, 404, 409, 429]);
        }
      }
    });
  },
);

describe('a call without a body', () => {
  test.each(['', ' \n '])('may name JSON and send %j', async (payload) => {
    const child = await host.school.given.student();
    const answer = await host.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { ...JSON_TYPE, authorization: `Bearer ${child.token}` },
      payload,
    });
    expect(answer.statusCode).toBe(200);
    expect(await host.school.services.sessions.validate(child.token)).toBeNull();
  });

  test('may leave the content type out', async () => {
    const answer = await host.app.inject({ method: 'POST', url: '/api/auth/logout' });
    expect(answer.statusCode).toBe(200);
  });

  test('is refused with its fields where some are needed', async () => {
    const answer = await host.app.inject({ method: 'POST', url: '/api/auth/login' });
    expectRefusal(answer, [400]);
  });
});

describe('paths that are not there', () => {
  test.each(['/api', '/api/nothing', '/trpc', '/ws', '/api/lessons/1/nothing', '/assets/x.js'])(
    '%s answers 404 in the error shape',
    async (url) => {
      expectRefusal(await host.app.inject({ url }), [404]);
    },
  );

  test('ids that are none are refused', async () => {
    const child = (await host.school.given.student()).token;
    for (const id of ['0', '-1', 'abc', '1.5', '99999999999', '%00', '2147483648']) {
      const answer = await host.app.inject({
        url: `/api/lessons/${id}`,
        headers: { authorization: `Bearer ${child}` },
      });
      expectRefusal(answer, [400, 404]);
    }
  });

  test('addresses that cannot be read are refused', async () => {
    expectRefusal(await host.app.inject({ url: '/api/lessons/%zz' }), [400]);
    const long = await host.app.inject({ url: `/api/lessons/${'9'.repeat(6000)}` });
    expectRefusal(long, [400, 401, 404]);
  });
});

describe('waiting', () => {
  test('is told with Retry-After, over REST and over tRPC', async () => {
    const child = await host.school.given.student({ username: 'boaz' });
    const guess = { username: child.username, password: 'wrong' };
    const post = (url: string) =>
      host.app.inject({ method: 'POST', url, headers: JSON_TYPE, payload: JSON.stringify(guess) });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expectRefusal(await post('/api/auth/login'), [401]);
    }
    const rest = await post('/api/auth/login');
    expectRefusal(rest, [429]);
    expect(rest.headers['retry-after']).toBe('15');
    const trpc = await post('/trpc/auth.login');
    expect(trpc.statusCode).toBe(429);
    expect(trpc.headers['retry-after']).toBe('15');
    expect(trpc.json().error.data).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', status: 429 });
  });
});

describe('what is refused before tRPC sees it', () => {
  const send = (payload: string, type = 'application/json') =>
    host.app.inject({
      method: 'POST',
      url: '/trpc/auth.login',
      headers: { 'content-type': type },
      payload,
    });

  test.each([
    ['malformed JSON', '{"a":', 'application/json', 400],
    ['another content type', '{}', 'text/plain', 415],
    ['5 MB', `"${'a'.repeat(5 * 1024 * 1024)}"`, 'application/json', 413],
    ['deep JSON', '['.repeat(100) + ']'.repeat(100), 'application/json', 400],
  ])('is answered in the shape of tRPC: %s', async (_what, payload, type, status) => {
    const answer = await send(payload, type);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error.data).toMatchObject({ status, code: expect.any(String) });
    expect(answer.body).not.toContain('stack');
  });

  test('a batch of more calls than a page makes is refused', async () => {
    const names = Array.from({ length: 21 }, () => 'host.info').join(',');
    const answer = await host.app.inject({ url: `/trpc/${names}?batch=1` });
    expect(answer.statusCode).toBe(400);
    const fewer = Array.from({ length: 20 }, () => 'host.info').join(',');
    expect((await host.app.inject({ url: `/trpc/${fewer}?batch=1` })).statusCode).toBe(200);
  });
});

describe('an inner error', () => {
  test('says nothing of what happened, and is logged without any secret', async () => {
    const broken = await createTestHost();
    const child = await broken.school.given.student();
    await broken.school.db.schema.dropTable('profiles').execute();
    const answer = await broken.app.inject({
      url: '/api/auth/me?token=very-secret',
      headers: { authorization: `Bearer ${child.token}`, cookie: 'lamplight_session=abc' },
    });
    expectRefusal(answer, [500]);
    expect(answer.json().code).toBe('INTERNAL');
    expect(answer.body).not.toMatch(/profiles|sqlite|stack/i);
    const lines = JSON.stringify(broken.logged);
    expect(lines).toContain('a request failed');
    for (const secret of [child.token, 'very-secret', 'lamplight_session']) {
      expect(lines).not.toContain(secret);
    }
    await broken.close();
  });
});
