import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let child: Person;
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student({ age: 9 });
});
afterEach(() => app.close());

const HUNT = { key: 'light-hunters', done: true };

async function activitiesOf(person: Person, day = 1) {
  const { activities } = await (await person.call()).curriculum.schedule({ day });
  return activities;
}

async function pointsOf(person: Person) {
  return (await (await person.call()).challenges.summary()).points;
}

describe('an activity of the day', () => {
  test('is done from the moment at which the child says so', async () => {
    const marked = await (await child.call()).curriculum.markActivity(HUNT);
    expect(marked).toEqual({ key: 'light-hunters', doneAt: expect.any(String) });
    const [hunt, next] = await activitiesOf(child);
    expect(hunt).toMatchObject({ key: 'light-hunters', doneAt: marked.doneAt });
    expect(next?.doneAt).toBeNull();
  });

  test('gives its points once, however often it is marked', async () => {
    expect(await pointsOf(child)).toBe(0);
    const caller = await child.call();
    await Promise.all([caller.curriculum.markActivity(HUNT), caller.curriculum.markActivity(HUNT)]);
    const first = (await activitiesOf(child))[0]?.doneAt;
    await (await child.call()).curriculum.markActivity(HUNT);
    expect((await activitiesOf(child))[0]?.doneAt).toBe(first);
    expect(await pointsOf(child)).toBe(5);
    await caller.curriculum.markActivity({ key: 'curl-and-leap', done: true });
    expect(await pointsOf(child)).toBe(15);
  });

  test('is to do again when it was marked by mistake, and its points are gone', async () => {
    const caller = await child.call();
    await caller.curriculum.markActivity(HUNT);
    expect(await caller.curriculum.markActivity({ ...HUNT, done: false })).toEqual({
      key: 'light-hunters',
      doneAt: null,
    });
    expect((await activitiesOf(child))[0]?.doneAt).toBeNull();
    expect(await pointsOf(child)).toBe(0);
  });

  test('stays done in the words of another age', async () => {
    await (await child.call()).curriculum.markActivity(HUNT);
    await app.db.updateTable('users').set({ age: 11 }).where('id', '=', child.id).execute();
    expect((await activitiesOf(child))[0]).toMatchObject({
      title: 'Light hunters',
      doneAt: expect.any(String),
    });
  });

  test('can be marked for a day that lies behind, and not for one ahead', async () => {
    await expect(
      (await child.call()).curriculum.markActivity({ key: 'cloud-diary', done: true }),
    ).rejects.toMatchObject({ cause: { code: 'DAY_TO_COME', status: 409 } });
    await (await child.call()).curriculum.advanceDay();
    const caller = await child.call();
    await caller.curriculum.markActivity({ key: 'cloud-diary', done: true });
    await caller.curriculum.markActivity(HUNT);
    expect(await pointsOf(child)).toBe(15);
  });

  test('is one of the programme', async () => {
    await expect(
      (await child.call()).curriculum.markActivity({ key: 'eat-cake', done: true }),
    ).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
  });

  test('is that of the child alone', async () => {
    await (await child.call()).curriculum.markActivity(HUNT);
    const other = await app.given.student({ age: 9 });
    expect((await activitiesOf(other))[0]?.doneAt).toBeNull();
    expect(await pointsOf(other)).toBe(0);
  });
});
