import { MAX_REPORTS_A_DAY } from '@lamplight/domain/tracking';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let student: Person;
beforeEach(async () => {
  app = await createTestApp();
  student = await app.given.student({ age: 14 });
});
afterEach(() => app.close());

const CONSENT = { purpose: 'session-tracking', notice: 'We count your visits.' } as const;
const kept = () => app.db.selectFrom('trackedSessions').selectAll().execute();

test('a visit without consent leaves nothing behind', async () => {
  await (await student.call()).tracking.report({ timeSpent: 12 });
  const adults = [await app.given.teacher(), await app.given.parent(), await app.given.admin()];
  for (const adult of adults) await (await adult.call()).tracking.report({ timeSpent: 12 });
  expect(await kept()).toEqual([]);
});

describe('with consent', () => {
  beforeEach(async () => {
    await (await student.call()).consents.give(CONSENT);
  });

  test('a visit is kept as it was reported', async () => {
    const report = { timeSpent: 12.5, sessionDuration: 14, subjectsStudied: ['bible'] };
    await (await student.call()).tracking.report(report);
    const [row, ...others] = await kept();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ userId: student.id, at: app.clock.now() });
    expect(JSON.parse(row?.payload ?? '')).toEqual(report);
  });

  test('an empty report is none', async () => {
    await (await student.call()).tracking.report();
    expect(await kept()).toEqual([]);
  });

  test('a day holds so many visits, and the next day holds more', async () => {
    const caller = await student.call();
    for (let visit = 0; visit <= MAX_REPORTS_A_DAY; visit += 1) {
      await caller.tracking.report({ timeSpent: 1 });
    }
    expect(await kept()).toHaveLength(MAX_REPORTS_A_DAY);
    app.clock.advance({ days: 1 });
    await caller.tracking.report({ timeSpent: 1 });
    expect(await kept()).toHaveLength(MAX_REPORTS_A_DAY + 1);
  });

  test('withdrawing it forgets what was counted', async () => {
    const caller = await student.call();
    await caller.tracking.report({ timeSpent: 1 });
    await caller.consents.withdraw(CONSENT);
    expect(await kept()).toEqual([]);
    await caller.tracking.report({ timeSpent: 1 });
    expect(await kept()).toEqual([]);
  });

  test('housekeeping removes a visit after 400 days', async () => {
    await (await student.call()).tracking.report({ timeSpent: 1 });
    app.clock.advance({ days: 400 });
    await app.services.tidyUp();
    expect(await kept()).toHaveLength(1);
    app.clock.advance({ seconds: 1 });
    await app.services.tidyUp();
    expect(await kept()).toEqual([]);
  });

  test('admins read how long a visit lasts on average', async () => {
    const office = await (await app.given.admin()).call();
    expect((await office.admin.stats()).averageSessionTime).toBeNull();
    const caller = await student.call();
    await caller.tracking.report({ sessionDuration: 10 });
    await caller.tracking.report({ sessionDuration: 25 });
    await caller.tracking.report({ timeSpent: 3 });
    expect((await office.admin.stats()).averageSessionTime).toBe(18);
  });
});

test('nobody reports the visit of another', async () => {
  const report = { userId: student.id, timeSpent: 3 };
  const other = await (await app.given.student()).call();
  await expect(other.tracking.report(report)).rejects.toMatchObject({
    cause: { code: 'FORBIDDEN' },
  });
  await expect((await student.call()).tracking.report(report)).resolves.toBeUndefined();
});
