import { createTestApp, type TestApp, type TestDevice } from '@lamplight/api/testing';
import { openDataDirectory } from '@lamplight/db';
import type { Finding } from '@lamplight/domain/doctor';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createDoctor } from '../src/doctor/examine.ts';
import { createFolder } from './processes.ts';
import { createTestHost } from './test-host.ts';

const DAY = 24 * 60 * 60 * 1000;
const PLAIN: TestDevice = { token: null, plainHttp: true };
const SECURE: TestDevice = { token: null };

describe('the doctor counts the adults who signed in over plain http this week', () => {
  let folder: ReturnType<typeof createFolder>;
  let opened: Awaited<ReturnType<typeof openDataDirectory>>;
  let school: TestApp;
  beforeEach(async () => {
    folder = createFolder();
    opened = await openDataDirectory(folder.path, 'a test');
    school = await createTestApp({ db: opened.db });
    // The doctor goes by the clock of the machine.
    school.clock.advance({ seconds: (Date.now() - school.clock.now()) / 1000 });
  });
  afterEach(async () => {
    await school.services.alertDelivery.stop();
    await school.services.multiplayer.hub.stop();
    await opened.close();
    folder.remove();
  });

  async function counted(): Promise<Finding | undefined> {
    const findings = await createDoctor(readConfig({ DATA_DIR: folder.path })).examine();
    return findings.find(({ name }) => name.startsWith('plain-sign-ins'));
  }
  const none = { name: 'plain-sign-ins-none', state: 'good', values: {} };
  const some = (count: number) => ({ name: 'plain-sign-ins', state: 'notice', values: { count } });

  test('each once, and no child', async () => {
    const teacher = await school.given.teacher();
    const parent = await school.given.parent();
    const child = await school.given.student();
    await school.visitorAt(SECURE).auth.login(teacher);
    expect(await counted()).toEqual(none);
    await school.visitorAt(PLAIN).auth.login(child);
    expect(await counted()).toEqual(none);
    await school.visitorAt(PLAIN).auth.login(teacher);
    await school.visitorAt(PLAIN).auth.login(teacher);
    expect(await counted()).toEqual(some(1));
    await school.visitorAt(PLAIN).auth.login(parent);
    expect(await counted()).toEqual(some(2));
  });

  test('also after they have signed out, for seven days', async () => {
    const teacher = await school.given.teacher();
    const { token } = await school.visitorAt(PLAIN).auth.login(teacher);
    await school.services.signIn.signOut(token);
    expect(await counted()).toEqual(some(1));
    await school.db
      .updateTable('users')
      .set({ plainSignInAt: Date.now() - 7 * DAY })
      .where('id', '=', teacher.id)
      .execute();
    expect(await counted()).toEqual(none);
  });

  test('and forgets them in the night after', async () => {
    const teacher = await school.given.teacher();
    await school.visitorAt(PLAIN).auth.login(teacher);
    const kept = () =>
      school.db
        .selectFrom('users')
        .select('plainSignInAt')
        .where('id', '=', teacher.id)
        .executeTakeFirstOrThrow();
    school.clock.advance({ days: 6 });
    await school.services.tidyUp();
    expect((await kept()).plainSignInAt).not.toBeNull();
    school.clock.advance({ days: 2 });
    await school.services.tidyUp();
    expect((await kept()).plainSignInAt).toBeNull();
  });
});

describe('a sign-in', () => {
  const PROXY = '192.168.1.5';

  test.each([
    ['over plain http from a device', '192.168.1.77', {}, true],
    ['over plain http through a proxy', PROXY, { 'x-forwarded-for': '192.168.1.77' }, true],
    [
      'over HTTPS through a proxy',
      PROXY,
      { 'x-forwarded-for': '192.168.1.77', 'x-forwarded-proto': 'https' },
      false,
    ],
    ['on the machine itself', '127.0.0.1', {}, false],
    ['on the machine itself, by its newer address', '::1', {}, false],
  ] as const)('%s is noted or not', async (_way, remoteAddress, headers, isNoted) => {
    const host = await createTestHost({ environment: { TRUST_PROXY: PROXY } });
    const { id, username, password } = await host.school.given.teacher();
    const answer = await host.app.inject({
      ...{ method: 'POST', url: '/api/auth/login', remoteAddress, headers },
      payload: { username, password },
    });
    expect(answer.statusCode).toBe(200);
    const { plainSignInAt } = await host.school.db
      .selectFrom('users')
      .select('plainSignInAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(plainSignInAt !== null).toBe(isNoted);
    await host.close();
  });
});
