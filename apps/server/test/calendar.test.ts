import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestHost, type TestHost } from './test-host.ts';

let host: TestHost;
let origin: string;
beforeEach(async () => {
  host = await createTestHost();
  origin = await host.listen();
});
afterEach(() => host.close());

/** The address that somebody was given, at this host. */
async function addressOfFeed(): Promise<string> {
  const teacher = await host.school.given.teacher();
  const { address } = await (await teacher.call()).campCalendar.renewFeed();
  return address.replace(/^https?:\/\/[^/]+/, origin);
}

test('a calendar is read under its secret address without signing in', async () => {
  const answer = await fetch(await addressOfFeed());
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+END:VCALENDAR/);
});

test.each(['', '?token=', '?token=guessed', '?token=a&token=b'])(
  'without the right token (%j) there is none',
  async (query) => {
    await addressOfFeed();
    expect((await fetch(`${origin}/api/calendar.ics${query}`)).status).toBe(404);
  },
);
