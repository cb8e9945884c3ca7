import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, TEST_RELEASE, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const GB = 1_000_000_000;

test('admins hear of the disk of the data once little of it is left, and no more when room was made', async () => {
  const { doctor } = await (await app.given.admin()).call();
  expect(await doctor.shortDisk()).toBeNull();
  app.doctor.setDisk({ free: 0.9 * GB, total: 10 * GB });
  expect(await doctor.shortDisk()).toMatchObject({
    name: 'disk-low',
    state: 'notice',
    values: { bytes: 0.9 * GB },
  });
  app.doctor.setDisk({ free: 0.1 * GB, total: 10 * GB });
  expect(await doctor.shortDisk()).toMatchObject({ name: 'disk-full', state: 'problem' });
  app.doctor.setDisk({ free: 5 * GB, total: 10 * GB });
  expect(await doctor.shortDisk()).toBeNull();
});

test('admins hear of a damaged database and the way back, and nobody else does', async () => {
  const admin = await app.given.admin();
  const teacher = await (await app.given.teacher()).call();
  const { doctor } = await admin.call();
  expect(await doctor.damage()).toBeNull();
  const backup = { name: 'lamplight-daily.db', createdAt: '2026-06-14T09:00:00.000Z' };
  app.doctor.setDamage({ problem: 'Tree 12 page 7', backup });
  expect(await doctor.damage()).toEqual({ problem: 'Tree 12 page 7', backup });
  await expect(teacher.doctor.damage()).rejects.toMatchObject({ cause: { code: 'FORBIDDEN' } });
});

test('a teacher is not told how the disk of the host is', async () => {
  const admin = await app.given.admin();
  const teacher = await (await app.given.teacher()).call();
  await expect(teacher.doctor.shortDisk()).rejects.toMatchObject({
    cause: { code: 'FORBIDDEN' },
  });
  await expect((await admin.call()).doctor.shortDisk()).resolves.toBeNull();
});

test('admins are told to look for a newer version once theirs is half a year old, and nobody else is', async () => {
  const admin = await app.given.admin();
  const teacher = await (await app.given.teacher()).call();
  // Of the first of June, and it is the fifteenth.
  expect(await (await admin.call()).doctor.oldVersion()).toBeNull();
  app.clock.advance({ days: 170 });
  expect(await (await admin.call()).doctor.oldVersion()).toEqual({
    name: 'version-old',
    state: 'notice',
    values: TEST_RELEASE,
  });
  await expect(teacher.doctor.oldVersion()).rejects.toMatchObject({ cause: { code: 'FORBIDDEN' } });
});

test('everybody can ask which version a host runs', async () => {
  expect(await app.visitor.host.info()).toMatchObject(TEST_RELEASE);
});
