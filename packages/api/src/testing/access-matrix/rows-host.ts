import { makeKeys, makePackArchive } from '@lamplight/content/packs/reading';
import { harvestDays } from '@lamplight/content/testing';
import { type Prepared, type Row, type Rows, row } from './row.ts';
import { ADMINS, EVERYONE, SIGNED_IN } from './who.ts';
import type { Callers, World } from './world.ts';

const NOT_A_TOKEN = 'x'.repeat(43);

async function backedUp(_world: World, as: Callers): Promise<Prepared> {
  const { name } = await (await as('admin')).backups.make();
  return { name };
}

/** Everybody's password here is the same. */
const guarded: Row['input'] = ({ password }, { name }) => ({ name, password });

/** What whoever looks after the host does. */
export const hostRows: Rows = {
  'admin.approveTeacher': row(ADMINS, ({ pendingTeacherId, password }) => ({
    ...{ id: pendingTeacherId, ownPassword: password },
  })),
  'admin.classNames': row(ADMINS),
  'admin.createAccount': row(ADMINS, ({ password }) => ({
    ...{ username: 'miriam', role: 'teacher', ownPassword: password },
  })),
  'admin.deleteUser': row(ADMINS, ({ studentId }) => ({ id: studentId, withOpenAlerts: true })),
  'admin.endSessions': row(ADMINS, ({ studentId }) => ({ id: studentId })),
  'admin.mailText': row(ADMINS, ({ password }) => ({ id: 1, ownPassword: password })),
  'admin.outbox': row(ADMINS),
  'admin.progress': row(ADMINS),
  'admin.progressPage': row(ADMINS, () => ({})),
  'admin.resetPassword': row(ADMINS, ({ studentId, password }) => ({
    ...{ id: studentId, ownPassword: password },
  })),
  'admin.stats': row(ADMINS),
  'admin.updateUser': row(ADMINS, ({ studentId }) => ({ id: studentId, age: 10 })),
  'admin.user': row(ADMINS, ({ studentId }) => ({ id: studentId })),
  'admin.userPage': row(ADMINS, () => ({})),
  'admin.users': row(ADMINS),
  'ai.status': row(ADMINS),
  'ai.usage': row(ADMINS),
  'audit.list': row(ADMINS, ({ studentId }) => ({ personId: studentId })),
  'backups.list': row(ADMINS),
  'backups.make': row(ADMINS),
  'backups.preview': row(ADMINS, (_world, { name }) => ({ name }), { before: backedUp }),
  'backups.restore': row(ADMINS, guarded, { before: backedUp }),
  'backups.ticket': row(ADMINS, guarded, { before: backedUp }),
  'doctor.examine': row(ADMINS),
  'doctor.damage': row(ADMINS),
  'doctor.oldVersion': row(ADMINS),
  'doctor.shortDisk': row(ADMINS),
  'host.addressForOthers': row(SIGNED_IN),
  'host.createFirstAdmin': row(
    EVERYONE,
    () => ({ token: NOT_A_TOKEN, username: 'miriam', password: 'a-good-password' }),
    { answer: 'INVALID_LINK' },
  ),
  'host.info': row(EVERYONE),
  'host.privacy': row(EVERYONE),
  'hostSettings.checkHelplines': row(ADMINS),
  'hostSettings.get': row(ADMINS),
  'hostSettings.place': row(ADMINS),
  'hostSettings.set': row(ADMINS, () => ({ aiBudget: { classTurnsPerDay: 100 } })),
  'packs.distrust': row(ADMINS, ({ signerId }) => ({ id: signerId })),
  'packs.install': row(ADMINS, () => ({ bytes: makePackArchive(harvestDays()) })),
  'packs.list': row(ADMINS),
  'packs.preview': row(ADMINS, () => ({ bytes: makePackArchive(harvestDays()) })),
  'packs.remove': row(ADMINS, ({ packName }) => ({ name: packName })),
  'packs.setOn': row(ADMINS, ({ packName }) => ({ name: packName, isOn: false })),
  'packs.signers': row(ADMINS),
  'packs.trust': row(ADMINS, () => ({ name: 'A press', publicKey: makeKeys().publicKey })),
  'retention.keepAccount': row(ADMINS, ({ studentId }) => ({ accountId: studentId })),
  'retention.report': row(ADMINS),
  'retention.trustClock': row(ADMINS, () => ({ seenAt: '2026-06-15T09:00:00Z' })),
  // It takes a while, and has tests of its own.
  'sampleClass.fill': row(ADMINS, undefined, {
    answer: 'SAMPLE_CLASS_EXISTS',
    before: async ({ classId }, _as, { db }) => {
      await db.insertInto('sampleClasses').values({ classId }).execute();
      return {};
    },
  }),
  'sampleClass.remove': row(ADMINS),
  'sampleClass.state': row(ADMINS),
  'scripture.import': row(ADMINS, () => ({
    ...{ fileName: 'jonah.usfm', language: 'en', name: 'Another' },
    bytes: new TextEncoder().encode('\\id JON - Another\n\\c 1\n\\v 1 And the fish'),
  })),
  'scripture.installed': row(ADMINS),
  'scripture.remove': row(ADMINS, ({ translationId }) => ({ id: translationId })),
};
