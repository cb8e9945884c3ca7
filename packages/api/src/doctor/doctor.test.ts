import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const GB = 1_000_000_000;

test('admins hear of the disk of the data once little of it is left, and no more when room was made', async () => {
  await using app = await withAdmin();
  const { doctor } = await app.admin.call();
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

test('a teacher is not told how the disk of the host is', async () => {
  await using app = await withAdmin();
  const teacher = await (await app.given.teacher()).call();
  await expect(teacher.doctor.shortDisk()).rejects.toMatchObject({
    cause: { code: 'FORBIDDEN' },
  });
  await expect((await app.admin.call()).doctor.shortDisk()).resolves.toBeNull();
});

async function withAdmin() {
  const app = await createTestApp();
  const admin = await app.given.admin();
  return { ...app, admin, [Symbol.asyncDispose]: () => app.close() };
}
