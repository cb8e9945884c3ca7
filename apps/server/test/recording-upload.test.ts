import type { Person } from '@lamplight/api/testing';
import { RECORDING_LIMITS } from '@lamplight/domain/recordings';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestHost, type TestHost } from './test-host.ts';

let host: TestHost;
let origin: string;
beforeEach(async () => {
  host = await createTestHost();
  origin = await host.listen();
});
afterEach(() => host.close());

const VOICE = new TextEncoder().encode('OggS and a voice');
const STEP = 'lessonId=1&band=kindergarten&language=en&step=0';

function upload(
  headers: Record<string, string>,
  body: string | Uint8Array<ArrayBuffer> = VOICE,
  query = STEP,
) {
  return fetch(`${origin}/api/teacher/recordings?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...headers },
    body,
  });
}
const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
const kept = () => host.school.db.selectFrom('lessonRecordings').select(['step', 'size']).execute();

test('a recording is taken from teachers alone', async () => {
  const { admin, teacher, parent, student } = host.school.given;
  expect((await upload({})).status).toBe(401);
  for (const person of [await admin(), await parent(), await student()]) {
    expect((await upload(bearer(person))).status).toBe(403);
  }
  expect(await kept()).toEqual([]);
  expect((await upload(bearer(await teacher()))).status).toBe(200);
  expect(await kept()).toEqual([{ step: 0, size: VOICE.length }]);
});

test('of a parent it is taken for their own child alone', async () => {
  const { parent: given, student, teacher } = host.school.given;
  const parent = await given({ email: 'eva@example.org' });
  const child = await student({ parentEmail: 'eva@example.org' });
  const stranger = await student();
  const send = (headers: Record<string, string>, childId: number) =>
    fetch(`${origin}/api/parent/recordings?childId=${childId}&lessonId=1&step=0`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', ...headers },
      body: VOICE,
    });
  expect((await send({}, child.id)).status).toBe(401);
  expect((await send(bearer(await teacher()), child.id)).status).toBe(403);
  expect((await send(bearer(parent), stranger.id)).status).toBe(403);
  const rows = host.school.db.selectFrom('familyRecordings').select(['childId', 'size']);
  expect(await rows.execute()).toEqual([]);
  await host.school.db.updateTable('familyLinks').set({ status: 'confirmed' }).execute();
  expect((await send(bearer(parent), child.id)).status).toBe(200);
  expect(await rows.execute()).toEqual([{ childId: child.id, size: VOICE.length }]);
});

test('with a cookie alone it has to come from a page of this host', async () => {
  const teacher = await host.school.given.teacher();
  const cookie = { cookie: `lamplight_session=${teacher.token}` };
  expect((await upload({ ...cookie, origin: 'http://elsewhere.test' })).status).toBe(403);
  expect((await upload({ ...cookie, origin })).status).toBe(200);
});

test('it may be larger than other bodies, and has an end too', async () => {
  const teacher = bearer(await host.school.given.teacher());
  const audio = (bytes: number) => {
    const file = new Uint8Array(bytes);
    file.set(VOICE);
    return file;
  };
  expect((await upload(teacher, audio(RECORDING_LIMITS.bytes + 1))).status).toBe(413);
  expect(await kept()).toEqual([]);
  expect((await upload(teacher, audio(RECORDING_LIMITS.bytes))).status).toBe(200);
});

test.each([
  ['that is no audio', STEP, '<html>', 'BROKEN_RECORDING'],
  ['for no step', STEP.replace('step=0', 'step=x'), VOICE, 'VALIDATION'],
  ['for no lesson', STEP.replace('lessonId=1', 'lessonId='), VOICE, 'VALIDATION'],
  ['for an age that is none', STEP.replace('kindergarten', 'baby'), VOICE, 'VALIDATION'],
])('a file %s is refused', async (_, query, body, code) => {
  const teacher = bearer(await host.school.given.teacher());
  const answer = await upload(teacher, body, query);
  expect(await answer.json()).toMatchObject({ code });
  expect(await kept()).toEqual([]);
  expect((await upload(teacher)).status).toBe(200);
});

test('its sound goes out as it is, and other large answers are compressed', async () => {
  const teacher = bearer(await host.school.given.teacher());
  const file = new Uint8Array(20_000);
  file.set(VOICE);
  await upload(teacher, file);
  const [row] = await host.school.db.selectFrom('lessonRecordings').select('id').execute();
  const encodingOf = async (path: string, input: object) => {
    const query = new URLSearchParams({ input: JSON.stringify(input) });
    const headers = { ...teacher, 'accept-encoding': 'gzip' };
    const answer = await fetch(`${origin}/trpc/${path}?${query}`, { headers });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    return answer.headers.get('content-encoding');
  };
  expect(await encodingOf('recordings.sound', { id: row?.id })).toBeNull();
  expect(await encodingOf('lessons.list', {})).toBe('gzip');
});
