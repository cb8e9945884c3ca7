import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestHost, type TestHost } from './test-host.ts';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
});
afterEach(() => host.close());

test('a write that names its user counts under that user’s session alone', async () => {
  const { given } = host.school;
  const ruth = await given.student({ firstName: 'Ruth' });
  const boaz = await given.student({ firstName: 'Boaz' });
  const write = (token: string | undefined, actingUser: string) =>
    host.app.inject({
      method: 'POST',
      url: '/trpc/lessons.complete',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        'x-acting-user': actingUser,
      },
      payload: { lessonId: 1, score: 100, timeSpent: 5 },
    });
  expect((await write(boaz.token, `${ruth.id}`)).statusCode).toBe(401);
  expect((await write(undefined, `${ruth.id}`)).statusCode).toBe(401);
  expect((await write(boaz.token, 'nobody')).statusCode).toBe(401);
  expect((await write(ruth.token, `${ruth.id}`)).statusCode).toBe(200);
  const recordsOf = async (token: string) => {
    const url = `/trpc/progress.records?input=${encodeURIComponent('{}')}`;
    const headers = { authorization: `Bearer ${token}` };
    return (await host.app.inject({ url, headers })).json().result.data;
  };
  expect(await recordsOf(boaz.token)).toEqual([]);
  expect(await recordsOf(ruth.token)).toMatchObject([{ lessonId: 1, completed: true }]);
});
