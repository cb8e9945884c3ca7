import type { Person } from '@lamplight/api/testing';
import { makePackArchive } from '@lamplight/content/packs/reading';
import { harvestDays } from '@lamplight/content/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestHost, type TestHost } from './test-host.ts';

let host: TestHost;
let origin: string;
beforeEach(async () => {
  host = await createTestHost();
  origin = await host.listen();
});
afterEach(() => host.close());

const HARVEST = new Uint8Array(makePackArchive(harvestDays()));

function upload(
  headers: Record<string, string>,
  { step = '', body = HARVEST, type = 'application/octet-stream' } = {},
) {
  return fetch(`${origin}/api/admin/packs${step}`, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body,
  });
}
const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
const installed = async () => (await host.school.services.packs.list()).length - 1;

describe('the upload of a pack', () => {
  test('is for admins alone', async () => {
    const { admin, teacher, parent, student } = host.school.given;
    for (const step of ['', '/preview']) {
      expect((await upload({}, { step })).status).toBe(401);
      for (const person of [await teacher(), await parent(), await student()]) {
        expect((await upload(bearer(person), { step })).status).toBe(403);
      }
    }
    expect(await installed()).toBe(0);
    const answer = await upload(bearer(await admin()));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ name: 'harvest-days', isOn: true });
    expect(await installed()).toBe(1);
  });

  test('is looked at without being installed', async () => {
    const answer = await upload(bearer(await host.school.given.admin()), { step: '/preview' });
    expect(await answer.json()).toMatchObject({ pack: { title: 'Harvest Days' }, faults: [] });
    expect(await installed()).toBe(0);
  });

  test('with a cookie alone has to come from a page of this host', async () => {
    const { token } = await host.school.given.admin();
    const cookie = { cookie: `lamplight_session=${token}` };
    const foreign = await upload({ ...cookie, origin: 'http://elsewhere.test' });
    expect(foreign.status).toBe(403);
    expect((await upload({ ...cookie, origin })).status).toBe(200);
  });

  test('has an end, and says in plain words what is refused', async () => {
    const admin = bearer(await host.school.given.admin());
    const large = new Uint8Array(9 * 1024 * 1024);
    expect((await upload(admin, { body: large })).status).toBe(413);
    expect((await upload(admin, { type: 'application/json' })).status).toBe(415);
    const broken = await upload(admin, { body: new Uint8Array([1, 2, 3]) });
    expect(broken.status).toBe(400);
    expect(await broken.json()).toMatchObject({
      code: 'BROKEN_PACK',
      message: expect.stringContaining('This is no zip archive.'),
    });
    expect(await installed()).toBe(0);
  });
});
