import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dataDirectory, type OpenedDatabase, openDataDirectory } from '../data-directory/index.ts';
import { addStudent, createDataFolder } from '../testing/index.ts';
import { createBackup, previewRestore, restoreBackup } from './index.ts';

let folder: ReturnType<typeof createDataFolder>;
beforeEach(() => {
  folder = createDataFolder();
});
afterEach(() => folder.remove());

async function withSchool<T>(work: (school: OpenedDatabase) => Promise<T>): Promise<T> {
  const school = await openDataDirectory(folder.path, 'a test');
  try {
    return await work(school);
  } finally {
    await school.close();
  }
}

const DAY = 24 * 60 * 60 * 1000;

async function record({ db }: OpenedDatabase, userId: number, granted: 0 | 1): Promise<void> {
  const words = { purpose: 'outside-ai', method: 'parent', notice: 'n', givenBy: null };
  await db
    .insertInto('consents')
    .values({ userId, granted, at: 1, ...words })
    .execute();
}

/** A family with everything that can be taken back, as the backup holds it. */
async function family(school: OpenedDatabase) {
  const { db } = school;
  const ruth = await addStudent(db, 'ruth');
  const eva = await addStudent(db, 'eva');
  await db.updateTable('users').set({ emailKey: 'eva@x' }).where('id', '=', eva).execute();
  await db.updateTable('users').set({ parentEmailKey: 'eva@x' }).where('id', '=', ruth).execute();
  await record(school, ruth, 1);
  const link = { parentId: eva, studentId: ruth, status: 'confirmed', createdAt: DAY } as const;
  await db.insertInto('familyLinks').values(link).execute();
  const card = { userId: ruth, tokenHash: 'old', createdAt: DAY };
  await db.insertInto('signInCards').values(card).execute();
  await db
    .insertInto('picturePasswords')
    .values({ userId: ruth, hash: 'old', updatedAt: DAY })
    .execute();
  return { ruth, eva };
}

async function takeEverythingBack(school: OpenedDatabase, ruth: number): Promise<void> {
  const { db } = school;
  await record(school, ruth, 0);
  await db.deleteFrom('familyLinks').execute();
  await db
    .updateTable('signInCards')
    .set({ tokenHash: 'new', createdAt: 2 * DAY })
    .execute();
  await db
    .updateTable('picturePasswords')
    .set({ hash: 'new', updatedAt: 2 * DAY })
    .execute();
}

/** What holds in the school now. */
const present = () =>
  withSchool(async ({ db }) => {
    const consents = await db.selectFrom('consents').select('granted').orderBy('id').execute();
    const links = await db.selectFrom('familyLinks').selectAll().execute();
    const wish = await db.selectFrom('users').select('parentEmailKey').orderBy('id').execute();
    const card = await db.selectFrom('signInCards').select('tokenHash').executeTakeFirst();
    const pictures = await db.selectFrom('picturePasswords').select('hash').executeTakeFirst();
    return {
      consent: consents.at(-1)?.granted,
      links: links.length,
      wish: wish[0]?.parentEmailKey ?? null,
      card: card?.tokenHash,
      pictures: pictures?.hash,
    };
  });

const BEFORE = { consent: 1, links: 1, wish: 'eva@x', card: 'old', pictures: 'old' };
const SINCE = { consent: 0, links: 0, wish: null, card: 'new', pictures: 'new' };
const TAKEN_BACK = { consents: 1, links: 1, cards: 1 };

test('a restored backup brings back no withdrawn consent, ended link or replaced card', async () => {
  const { directory, backup } = await withSchool(async (school) => {
    const { ruth } = await family(school);
    const made = await createBackup(school.directory, 'daily');
    await takeEverythingBack(school, ruth);
    return { directory: school.directory, backup: made.file };
  });
  expect((await previewRestore(directory, backup)).withdrawn).toEqual(TAKEN_BACK);
  expect((await restoreBackup(folder.path, backup)).withdrawn).toEqual(TAKEN_BACK);
  expect(await present()).toEqual(SINCE);
});

test('what nobody has taken back comes back with the backup', async () => {
  const { directory, backup } = await withSchool(async (school) => {
    await family(school);
    const made = await createBackup(school.directory, 'daily');
    return { directory: school.directory, backup: made.file };
  });
  const nothing = { consents: 0, links: 0, cards: 0 };
  expect((await previewRestore(directory, backup)).withdrawn).toEqual(nothing);
  expect((await restoreBackup(folder.path, backup)).withdrawn).toEqual(nothing);
  expect(await present()).toEqual(BEFORE);
});

test('a backup that is newer than the school keeps a link and a card that were made anew', async () => {
  const { older, newer } = await withSchool(async (school) => {
    const { ruth, eva } = await family(school);
    await takeEverythingBack(school, ruth);
    const first = await createBackup(school.directory, 'daily');
    const link = { parentId: eva, studentId: ruth, status: 'confirmed' } as const;
    await school.db
      .insertInto('familyLinks')
      .values({ ...link, createdAt: Date.now() + DAY })
      .execute();
    await school.db
      .updateTable('signInCards')
      .set({ tokenHash: 'newest', createdAt: 3 * DAY })
      .execute();
    return { older: first.file, newer: (await createBackup(school.directory, 'daily')).file };
  });
  await restoreBackup(folder.path, older);
  await restoreBackup(folder.path, newer);
  expect(await present()).toMatchObject({ links: 1, card: 'newest' });
});

test('it is known from the other backups when the database itself is lost', async () => {
  const first = await withSchool(async (school) => {
    const { ruth } = await family(school);
    const made = await createBackup(school.directory, 'daily', { now: new Date(1_000_000) });
    await takeEverythingBack(school, ruth);
    await createBackup(school.directory, 'daily');
    return made.file;
  });
  rmSync(dataDirectory(folder.path).database);
  expect((await restoreBackup(folder.path, first)).withdrawn).toEqual(TAKEN_BACK);
  expect(await present()).toEqual(SINCE);
});

test('a restored backup keeps the wish of a parent that an account is deleted', async () => {
  const backup = await withSchool(async (school) => {
    const { ruth, eva } = await family(school);
    const { file } = await createBackup(school.directory, 'daily');
    const wish = { userId: ruth, wishedBy: eva, byOwner: 0, receipt: 'r', wishedAt: DAY } as const;
    await school.db.insertInto('deletionWishes').values(wish).execute();
    return file;
  });
  await restoreBackup(folder.path, backup);
  const wishes = await withSchool(({ db }) =>
    db.selectFrom('deletionWishes').selectAll().execute(),
  );
  expect(wishes).toMatchObject([{ receipt: 'r', wishedAt: DAY, byOwner: 0 }]);
});

test.each([
  ['was taken back', 3, []],
  ['was taken back and made anew', 1, [{ wishedAt: 2 * DAY }]],
] as const)(
  'a restored backup does not bring back the wish that an account is deleted that %s',
  async (_, withdrawnOn, expected) => {
    const backup = await withSchool(async (school) => {
      const { ruth, eva } = await family(school);
      const wish = { userId: ruth, wishedBy: eva, byOwner: 0, receipt: 'r' } as const;
      await school.db
        .insertInto('deletionWishes')
        .values({ ...wish, wishedAt: 2 * DAY })
        .execute();
      const { file } = await createBackup(school.directory, 'daily');
      await school.db.deleteFrom('deletionWishes').execute();
      await school.db
        .insertInto('withdrawnDeletions')
        .values({ userId: ruth, withdrawnAt: withdrawnOn * DAY })
        .execute();
      return file;
    });
    await restoreBackup(folder.path, backup);
    const found = await withSchool(async ({ db }) => ({
      wishes: await db.selectFrom('deletionWishes').select('wishedAt').execute(),
      notes: await db.selectFrom('withdrawnDeletions').select('withdrawnAt').execute(),
    }));
    expect(found).toEqual({ wishes: expected, notes: [{ withdrawnAt: withdrawnOn * DAY }] });
  },
);

test('a family whose people are deleted leaves no note of an ended link', async () => {
  const notes = await withSchool(async (school) => {
    const { ruth } = await family(school);
    await school.db.deleteFrom('users').where('id', '=', ruth).execute();
    return school.db.selectFrom('endedFamilyLinks').selectAll().execute();
  });
  expect(notes).toEqual([]);
});

describe('people who collect a child', () => {
  /** Says of one person as of a day whether they may collect a child; null removes them. */
  async function say(
    { db }: OpenedDatabase,
    studentId: number,
    allowed: number | null,
    day: number,
  ) {
    const said = { name: allowed === null ? '' : 'Tom', relation: '', telephone: '', photo: null };
    const kept = { allowed: allowed ?? 1, removed: allowed === null ? 1 : 0, updatedAt: day * DAY };
    await db
      .insertInto('collectors')
      .values({ id: studentId, studentId, addedBy: null, ...said, ...kept })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...said, ...kept }))
      .execute();
  }

  test('are after a restore those who were named last, and nobody who was barred since', async () => {
    const backup = await withSchool(async (school) => {
      const ids: number[] = [];
      for (const name of ['ruth', 'boaz', 'naomi']) ids.push(await addStudent(school.db, name));
      const [ruth = 0, boaz = 0, naomi = 0] = ids;
      for (const id of [ruth, boaz]) await say(school, id, 1, 1);
      const { file } = await createBackup(school.directory, 'daily');
      await say(school, ruth, 0, 2);
      await say(school, boaz, null, 2);
      await say(school, naomi, 0, 2);
      return file;
    });
    await restoreBackup(folder.path, backup);
    const named = await withSchool(({ db }) =>
      db.selectFrom('collectors').select(['name', 'allowed', 'removed']).orderBy('id').execute(),
    );
    expect(named).toEqual([
      { name: 'Tom', allowed: 0, removed: 0 },
      { name: '', allowed: 1, removed: 1 },
      { name: 'Tom', allowed: 0, removed: 0 },
    ]);
  });
});

describe('what is written about a child for emergencies', () => {
  /** Writes a child's card as of a day. */
  async function write({ db }: OpenedDatabase, studentId: number, allergies: string, day: number) {
    const removed = allergies === '' ? 1 : 0;
    const card = { contacts: '[]', allergies, medicines: '', notes: '', notice: 'n', removed };
    const version = { version: day, updatedBy: null, updatedAt: day * DAY };
    await db
      .insertInto('careCards')
      .values({ studentId, ...card, ...version })
      .onConflict((conflict) => conflict.column('studentId').doUpdateSet({ ...card, ...version }))
      .execute();
  }

  const written = () =>
    withSchool(({ db }) =>
      db.selectFrom('careCards').select(['allergies', 'removed']).orderBy('studentId').execute(),
    );

  test('is after a restore as it was written last, and what was taken back stays away', async () => {
    const backup = await withSchool(async (school) => {
      const [ruth, boaz] = [
        await addStudent(school.db, 'ruth'),
        await addStudent(school.db, 'boaz'),
      ];
      await write(school, ruth, 'Nuts', 1);
      await write(school, boaz, 'Bees', 1);
      const { file } = await createBackup(school.directory, 'daily');
      await write(school, ruth, 'Nuts and milk', 2);
      await write(school, boaz, '', 2);
      return file;
    });
    await restoreBackup(folder.path, backup);
    expect(await written()).toEqual([
      { allergies: 'Nuts and milk', removed: 0 },
      { allergies: '', removed: 1 },
    ]);
  });

  test('stays as the backup has it where the school is the older of the two', async () => {
    const newer = await withSchool(async (school) => {
      const ruth = await addStudent(school.db, 'ruth');
      await write(school, ruth, 'Nuts and milk', 2);
      const { file } = await createBackup(school.directory, 'daily');
      await write(school, ruth, 'Nuts', 1);
      return file;
    });
    await restoreBackup(folder.path, newer);
    expect(await written()).toEqual([{ allergies: 'Nuts and milk', removed: 0 }]);
  });

  test('opens on no tablet any more with a code from before the restore', async () => {
    const backup = await withSchool(async ({ db, directory }) => {
      const { id: classId } = await db
        .insertInto('classes')
        .values({ name: 'Owls', code: 'OWLS22', createdAt: 1 })
        .returning('id')
        .executeTakeFirstOrThrow();
      const key = { classId, salt: 's', sheetKey: 'k', madeBy: null, madeAt: 1 };
      await db.insertInto('careSheetKeys').values(key).execute();
      return (await createBackup(directory, 'daily')).file;
    });
    await restoreBackup(folder.path, backup);
    await withSchool(async ({ db }) => {
      expect(await db.selectFrom('classes').select('name').execute()).toEqual([{ name: 'Owls' }]);
      expect(await db.selectFrom('careSheetKeys').selectAll().execute()).toEqual([]);
    });
  });
});

describe('announcements and addresses of calendars', () => {
  /** Two announcements and two addresses, as the backup holds them. */
  async function announced({ db }: OpenedDatabase) {
    const miriam = await addStudent(db, 'miriam');
    const aaron = await addStudent(db, 'aaron');
    const { id: classId } = await db
      .insertInto('classes')
      .values({ name: 'Owls', code: 'OWLS', createdAt: DAY })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const texts of ['taken down', 'still up']) {
      await db
        .insertInto('announcements')
        .values({
          ...{ classId, authorId: miriam, audience: 'everybody', texts, createdAt: DAY },
          ...{ fromOn: '2026-06-15', untilOn: '2026-06-19' },
        })
        .execute();
    }
    for (const userId of [miriam, aaron]) {
      const feed = { userId, tokenHash: `old ${userId}`, madeAt: DAY };
      await db.insertInto('calendarFeeds').values(feed).execute();
    }
    return { miriam, aaron };
  }

  const shown = () =>
    withSchool(async ({ db }) => ({
      up: await db
        .selectFrom('announcements')
        .select('texts')
        .where('withdrawnAt', 'is', null)
        .execute(),
      feeds: await db.selectFrom('calendarFeeds').select('tokenHash').orderBy('userId').execute(),
    }));

  test('that were taken down, ended or renewed do not come back', async () => {
    const backup = await withSchool(async (school) => {
      const people = await announced(school);
      const made = await createBackup(school.directory, 'daily');
      const { db } = school;
      await db
        .updateTable('announcements')
        .set({ withdrawnAt: 2 * DAY })
        .where('texts', '=', 'taken down')
        .execute();
      for (const [userId, tokenHash] of [
        [people.miriam, null],
        [people.aaron, 'new'],
      ] as const) {
        await db
          .updateTable('calendarFeeds')
          .set({ tokenHash, madeAt: 2 * DAY })
          .where('userId', '=', userId)
          .execute();
      }
      return made.file;
    });
    await restoreBackup(folder.path, backup);
    expect(await shown()).toEqual({
      up: [{ texts: 'still up' }],
      feeds: [{ tokenHash: null }, { tokenHash: 'new' }],
    });
  });

  test('that nobody touched come back as they were', async () => {
    const { backup, people } = await withSchool(async (school) => {
      const there = await announced(school);
      return { people: there, backup: (await createBackup(school.directory, 'daily')).file };
    });
    await restoreBackup(folder.path, backup);
    const { up, feeds } = await shown();
    expect(up).toHaveLength(2);
    expect(feeds).toEqual([
      { tokenHash: `old ${people.miriam}` },
      { tokenHash: `old ${people.aaron}` },
    ]);
  });
});

describe('recordings of a family', () => {
  /** Two recordings of Eva for Ruth, as the backup holds them. */
  async function recorded(school: OpenedDatabase) {
    const { ruth, eva } = await family(school);
    for (const step of [0, 1]) {
      await school.db
        .insertInto('familyRecordings')
        .values({
          ...{ parentId: eva, childId: ruth, lessonId: 1, band: 'kindergarten', language: 'en' },
          ...{ step, wordsHash: 'h', audio: new Uint8Array([1]), size: 1, madeAt: DAY },
        })
        .execute();
    }
    return { ruth };
  }

  const heard = () =>
    withSchool(({ db }) =>
      db.selectFrom('familyRecordings').select(['step', 'madeAt']).orderBy('step').execute(),
    );

  /** Deletes the first recording, of which this is the time when its sound was made. */
  async function endFirst({ db }: OpenedDatabase, ruth: number, madeAt: number): Promise<void> {
    const { id } = await db
      .deleteFrom('familyRecordings')
      .where('step', '=', 0)
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('endedFamilyRecordings').values({ id, childId: ruth, madeAt }).execute();
  }

  test.each([DAY, 2 * DAY])('that were deleted do not come back, made at %i', async (madeAt) => {
    const backup = await withSchool(async (school) => {
      const { ruth } = await recorded(school);
      const made = await createBackup(school.directory, 'daily');
      await endFirst(school, ruth, madeAt);
      return made.file;
    });
    await restoreBackup(folder.path, backup);
    expect(await heard()).toEqual([{ step: 1, madeAt: DAY }]);
    const noted = await withSchool(({ db }) =>
      db.selectFrom('endedFamilyRecordings').select('madeAt').execute(),
    );
    expect(noted).toEqual([{ madeAt }]);
  });

  test('that were made after the deleted one had their number come back', async () => {
    const backup = await withSchool(async (school) => {
      const { ruth } = await recorded(school);
      const made = await createBackup(school.directory, 'daily');
      await endFirst(school, ruth, DAY - 1);
      return made.file;
    });
    await restoreBackup(folder.path, backup);
    expect(await heard()).toHaveLength(2);
  });
});
