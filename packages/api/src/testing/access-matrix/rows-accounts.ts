import type { AnnouncementWords } from '@lamplight/domain/announcements';
import { type Row, type Rows, row } from './row.ts';
import {
  ADMINS,
  EVERYONE,
  FOLLOWERS,
  OF_CLASS,
  OWN,
  PARENTS,
  SEES_PROGRESS,
  SIGNED_IN,
  STUDENTS,
  TEACHERS,
} from './who.ts';

const NOTICE = { purpose: 'session-tracking', notice: 'We count visits.' } as const;
const NEW_CHILD = {
  password: 'a-good-password',
  role: 'student',
  age: 9,
  grade: 4,
  termsAccepted: true,
};
const NOT_A_TOKEN = 'x'.repeat(43);
const WORDS: AnnouncementWords = {
  ...{ audience: 'everybody', from: '2026-06-15', until: '2026-06-19' },
  texts: [{ language: 'en', title: 'Swimming', text: 'Bring a towel.' }],
};
const announced: NonNullable<Row['before']> = async ({ classId }, as) =>
  (await as('admin')).announcements.make({ classId, words: WORDS });

/** Accounts, families and consents. */
export const accountRows: Rows = {
  'announcements.change': row(OF_CLASS, (_world, { id }) => ({ id, words: WORDS }), {
    before: announced,
  }),
  'announcements.make': row(OF_CLASS, ({ classId }) => ({ classId, words: WORDS })),
  'announcements.mine': row([...STUDENTS, ...PARENTS]),
  'announcements.ofClass': row(OF_CLASS, ({ classId }) => ({ classId })),
  'announcements.withdraw': row(OF_CLASS, (_world, { id }) => ({ id }), { before: announced }),
  'auth.deleteAccount': row(SIGNED_IN),
  'auth.dismissGuesses': row(SIGNED_IN),
  'auth.forgotPassword': row(EVERYONE, () => ({ email: 'z@example.org' })),
  'auth.guesses': row(SIGNED_IN),
  'auth.login': row(EVERYONE, ({ username }) => ({ username, password: 'guessed-it' }), {
    answer: 'BAD_CREDENTIALS',
  }),
  'auth.logout': row(EVERYONE),
  'auth.magicLogin': row(EVERYONE, () => ({ token: NOT_A_TOKEN }), { answer: 'INVALID_LINK' }),
  'auth.me': row(SIGNED_IN),
  'auth.register': row(EVERYONE, () => ({ ...NEW_CHILD, username: 'miriam' })),
  'auth.requestMagicLink': row(EVERYONE, () => ({ email: 'z@example.org' })),
  'auth.resetPassword': row(EVERYONE, () => ({ token: NOT_A_TOKEN, password: 'another-one' }), {
    answer: 'INVALID_LINK',
  }),
  'auth.session': row(EVERYONE),
  'care.ofChild': row(['parent'], ({ studentId }) => ({ studentId })),
  'care.remove': row(['parent', 'admin'], ({ studentId }) => ({ studentId })),
  'care.save': row(['parent', 'admin'], ({ studentId }) => ({
    ...{ studentId, version: 1, notice: 'Teachers read it.', contacts: [] },
    ...{ allergies: 'Nuts', medicines: '', notes: '' },
  })),
  'admin.deleteFreshAccounts': row(ADMINS, () => ({ ids: [4000] })),
  'admin.freshAccounts': row(ADMINS),
  'consents.give': row(STUDENTS, () => NOTICE, { answer: 'CONSENT_NOT_POSSIBLE' }),
  'consents.giveForChild': row(
    ['parent'],
    ({ studentId }) => ({
      ...{ studentId, purpose: 'class-name-in-rooms', notice: 'The name is shown.' },
    }),
    { instead: { unprovenParent: 'CONSENT_NOT_POSSIBLE' } },
  ),
  'consents.mine': row(STUDENTS),
  'consents.ofStudent': row(['parent', 'unprovenParent', 'admin'], ({ studentId }) => ({
    studentId,
  })),
  'consents.recordPaper': row(ADMINS, ({ studentId }) => ({
    ...{ ...NOTICE, purpose: 'class-name-in-rooms', studentId, granted: true },
  })),
  'consents.records': row(ADMINS, () => ({})),
  'consents.withdraw': row(STUDENTS, () => NOTICE, { answer: 'CONSENT_NOT_POSSIBLE' }),
  // To take it back needs no proof: nothing leaves the host by it.
  'consents.withdrawForChild': row(['parent', 'unprovenParent'], ({ studentId }) => ({
    ...{ ...NOTICE, studentId },
  })),
  'families.confirmLink': row(ADMINS, ({ studentId, unprovenParentId }) => ({
    ...{ studentId, parentId: unprovenParentId },
  })),
  'families.deleteChild': row(['parent'], ({ studentId, username, password }) => ({
    ...{ studentId, username, ownPassword: password },
  })),
  'families.endLink': row(FOLLOWERS, ({ studentId, parentId }) => ({
    ...{ studentId, parentId },
  })),
  'families.exportChild': row(['parent'], ({ studentId }) => ({ studentId })),
  'families.keepChild': row(['parent'], ({ studentId }) => ({ studentId })),
  'families.links': row(OF_CLASS, ({ studentId }) => ({ studentId })),
  'families.newLinks': row([...STUDENTS, ...TEACHERS]),
  'families.studentProgress': row(SEES_PROGRESS, ({ studentId }) => ({ studentId })),
  'families.students': row(PARENTS),
  'families.unconfirmedLinks': row(ADMINS),
  'families.week': row(['parent', 'unprovenParent', ...OF_CLASS], ({ studentId }) => ({
    studentId,
  })),
  'pairing.create': row(['student', ...OF_CLASS], ({ studentId }) => ({ studentId })),
  'pairing.createForClass': row(OF_CLASS, ({ classId, studentId }) => ({
    ...{ classId, studentIds: [studentId] },
  })),
  'pairing.holders': row(OF_CLASS, ({ classId }) => ({ classId })),
  'pairing.list': row(['student', ...OF_CLASS], ({ studentId }) => ({ studentId })),
  'pairing.revoke': row(['student', ...OF_CLASS], ({ slip }) => ({ slipId: slip.id })),
  // Whoever holds the slip is meant: that is how a parent who is not linked yet becomes one.
  'pairing.use': row(PARENTS, ({ slip }) => ({ code: slip.code }), { isSecret: true }),
  'profiles.changePassword': row(SIGNED_IN, ({ password }) => ({
    ...{ currentPassword: password, newPassword: 'another-good-one' },
  })),
  'profiles.completeOnboarding': row(OWN, ({ studentId }) => ({ userId: studentId, bio: 'Me' })),
  'profiles.exportArchive': row(SIGNED_IN),
  'profiles.exportMyData': row(SIGNED_IN),
  'profiles.me': row(SIGNED_IN),
  'profiles.update': row(OWN, ({ studentId }) => ({ userId: studentId, bio: 'Me' })),
};
