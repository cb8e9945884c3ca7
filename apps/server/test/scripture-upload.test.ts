import type { Person } from '@lamplight/api/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestHost, type TestHost } from './test-host.ts';

let host: TestHost;
let origin: string;
beforeEach(async () => {
  host = await createTestHost();
  origin = await host.listen();
});
afterEach(() => host.close());

const RUTH = '\\id RUT - A Small Test Bible\n\\c 1\n\\v 1 In the days of the judges of the land';

function upload(
  headers: Record<string, string>,
  body: string | Uint8Array<ArrayBuffer> = RUTH,
  type = 'application/octet-stream',
) {
  return fetch(`${origin}/api/admin/scripture?fileName=ruth.usfm`, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body,
  });
}
const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
const cookie = ({ token }: Person) => ({ cookie: `lamplight_session=${token}` });
const installed = async () => (await host.school.services.scriptureImports.installed()).length;

describe('the upload of a translation', () => {
  test('is for admins alone', async () => {
    const { admin, teacher, parent, student } = host.school.given;
    expect((await upload({})).status).toBe(401);
    for (const person of [await teacher(), await parent(), await student()]) {
      expect((await upload(bearer(person))).status).toBe(403);
    }
    expect(await installed()).toBe(0);
    const answer = await upload(bearer(await admin()));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      translation: { name: 'A Small Test Bible', verseCount: 1 },
      books: [{ code: 'RUT', verses: 1 }],
    });
    expect(await installed()).toBe(1);
  });

  test('with a cookie alone has to come from a page of this host', async () => {
    const admin = await host.school.given.admin();
    const foreign = await upload({ ...cookie(admin), origin: 'http://elsewhere.test' });
    expect(foreign.status).toBe(403);
    expect(await foreign.json()).toMatchObject({ code: 'CROSS_ORIGIN' });
    expect((await upload({ ...cookie(admin), origin })).status).toBe(200);
  });

  test('may be far larger than other bodies, and has an end too', async () => {
    const admin = await host.school.given.admin();
    const verses = Array.from(
      { length: 4000 },
      (_, at) => `\\v ${at + 1} ${'the words of the people '.repeat(8)}`,
    );
    const large = `\\id PSA - A Large Test Bible\n\\c 1\n${verses.join('\n')}`;
    expect(large.length).toBeGreaterThan(256 * 1024);
    expect((await upload(bearer(admin), large)).status).toBe(200);
    const tooLarge = await upload(bearer(admin), new Uint8Array(17 * 1024 * 1024));
    expect(tooLarge.status).toBe(413);
    expect(await installed()).toBe(1);
  });

  test('says in plain words what is wrong with a file', async () => {
    const admin = await host.school.given.admin();
    const answer = await upload(bearer(admin), 'Dear diary');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'BROKEN_TRANSLATION',
      message: expect.stringContaining('no USFM book'),
    });
    expect((await upload(bearer(admin), '{}', 'application/json')).status).toBe(415);
  });

  test('needs the name of its file', async () => {
    const admin = await host.school.given.admin();
    const answer = await fetch(`${origin}/api/admin/scripture`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', ...bearer(admin) },
      body: RUTH,
    });
    expect(await answer.json()).toMatchObject({ code: 'VALIDATION' });
  });
});
