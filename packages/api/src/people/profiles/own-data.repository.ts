import type { Db } from '@lamplight/db';

export type OwnTables = Awaited<ReturnType<typeof findOwnData>>;

/**
 * Rows about a user, by the table they are stored in. Secrets, even hashed ones, are not among them,
 * nor is what raised an alert or what adults at the safety desk noted about a child: whoever holds the child's tablet would
 * read it (decision 0008).
 * @param options.withCare with what is written about the person for emergencies, for a confirmed parent and for an adult
 * (decision 0024)
 */
export async function findOwnData(db: Db, userId: number, { withCare }: { withCare: boolean }) {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { passwordHash: _, ...account } = user;
  return {
    users: [account],
    profiles: await allOf(db, 'profiles', userId),
    sessions: await db
      .selectFrom('sessions')
      .select('expiresAt')
      .where('userId', '=', userId)
      .execute(),
    authTokens: await db
      .selectFrom('authTokens')
      .select(['purpose', 'madeAt', 'expiresAt'])
      .where('userId', '=', userId)
      .execute(),
    signInThrottles: await db
      .selectFrom('signInThrottles')
      .selectAll()
      .where('usernameKey', '=', user.usernameKey)
      .execute(),
    knownDevices: await db
      .selectFrom('knownDevices')
      .select('usedAt')
      .where('userId', '=', userId)
      .execute(),
    signInGuesses: await allOf(db, 'signInGuesses', userId),
    wrongCodes: await allOf(db, 'wrongCodes', userId),
    outboxMails: await mailsTo(db, user.emailKey),
    classMembers: await allOf(db, 'classMembers', userId),
    familyLinks: await db
      .selectFrom('familyLinks')
      .selectAll()
      .where((eb) => eb.or([eb('parentId', '=', userId), eb('studentId', '=', userId)]))
      .execute(),
    endedFamilyLinks: await db
      .selectFrom('endedFamilyLinks')
      .selectAll()
      .where((eb) => eb.or([eb('parentId', '=', userId), eb('studentId', '=', userId)]))
      .execute(),
    // The codes themselves are stored nowhere, and their hashes stay here.
    pairingSlips: await db
      .selectFrom('pairingSlips')
      .select(['id', 'studentId', 'createdBy', 'createdAt', 'expiresAt', 'usedAt', 'usedBy'])
      .where((eb) =>
        eb.or([
          eb('studentId', '=', userId),
          eb('createdBy', '=', userId),
          eb('usedBy', '=', userId),
        ]),
      )
      .execute(),
    // Which pictures, and what the card's code says, opens the account.
    picturePasswords: await db
      .selectFrom('picturePasswords')
      .select(['userId', 'updatedAt'])
      .where('userId', '=', userId)
      .execute(),
    signInCards: await db
      .selectFrom('signInCards')
      .select(['userId', 'createdAt'])
      .where('userId', '=', userId)
      .execute(),
    entryRequests: await allOf(db, 'entryRequests', userId),
    sampleAccounts: await allOf(db, 'sampleAccounts', userId),
    teacherLessonCompletions: await allOf(db, 'teacherLessonCompletions', userId),
    teacherLessonAnswers: await allOf(db, 'teacherLessonAnswers', userId),
    // What the person did for or to others; what adults did around a child stays with them (decision 0008).
    auditEvents: await db
      .selectFrom('auditEvents')
      .selectAll()
      .where('actorId', '=', userId)
      .execute(),
    lessonProgress: await allOf(db, 'lessonProgress', userId),
    lessonAnswers: await allOf(db, 'lessonAnswers', userId),
    lessonActAnswers: await allOf(db, 'lessonActAnswers', userId),
    achievements: await allOf(db, 'achievements', userId),
    activityEvents: await allOf(db, 'activityEvents', userId),
    idempotencyKeys: await allOf(db, 'idempotencyKeys', userId),
    challenges: await allOf(db, 'challenges', userId),
    finishedActivities: await allOf(db, 'finishedActivities', userId),
    journalEntries: await allOf(db, 'journalEntries', userId),
    storyCompletions: await allOf(db, 'storyCompletions', userId),
    versePractices: await allOf(db, 'versePractices', userId),
    // With those that a parent gave, or an admin recorded, for a child.
    consents: await db
      .selectFrom('consents')
      .selectAll()
      .where((eb) => eb.or([eb('userId', '=', userId), eb('givenBy', '=', userId)]))
      .execute(),
    careCards: withCare
      ? await db
          .selectFrom('careCards')
          .selectAll()
          .where('studentId', '=', userId)
          .where('removed', '=', 0)
          .execute()
      : [],
    // Children never see who is here and who collects them; who may not is known to the parent who said so.
    attendanceMarks: withCare
      ? await db
          .selectFrom('attendanceMarks')
          .select(['studentId', 'day', 'act', 'state', 'arrived', 'left', 'collector', 'at'])
          .where('studentId', '=', userId)
          .orderBy('id')
          .execute()
      : [],
    walkUps: withCare
      ? await db
          .selectFrom('walkUps')
          .select(['studentId', 'day', 'name', 'contact', 'telephone', 'allergies', 'madeAt'])
          .where('studentId', '=', userId)
          .execute()
      : [],
    collectors: await db
      .selectFrom('collectors')
      .select(['id', 'studentId', 'name', 'relation', 'telephone', 'allowed', 'updatedAt'])
      .where('removed', '=', 0)
      .where((eb) =>
        eb.or([
          eb('addedBy', '=', userId),
          ...(withCare ? [eb.and([eb('studentId', '=', userId), eb('allowed', '=', 1)])] : []),
        ]),
      )
      .execute(),
    announcedPickups: await db
      .selectFrom('announcedPickups')
      .selectAll()
      .where((eb) =>
        eb.or([eb('madeBy', '=', userId), ...(withCare ? [eb('studentId', '=', userId)] : [])]),
      )
      .execute(),
    trackedSessions: await allOf(db, 'trackedSessions', userId),
    experimentCompletions: await allOf(db, 'experimentCompletions', userId),
    quizResults: await allOf(db, 'quizResults', userId),
    quizAnswers: await allOf(db, 'quizAnswers', userId),
    writtenQuizzes: await allOf(db, 'writtenQuizzes', userId),
    projectProgress: await allOf(db, 'projectProgress', userId),
    mathProgress: await allOf(db, 'mathProgress', userId),
    mathRounds: await allOf(db, 'mathRounds', userId),
    mathAnswers: await allOf(db, 'mathAnswers', userId),
    roomGamePlayers: await allOf(db, 'roomGamePlayers', userId),
    roomAnswers: await allOf(db, 'roomAnswers', userId),
    roomPracticeAnswers: await allOf(db, 'roomPracticeAnswers', userId),
    accommodations: await allOf(db, 'accommodations', userId),
    outsideRequests: await allOf(db, 'outsideRequests', userId),
    chatMessages: await allOf(db, 'chatMessages', userId),
    aiTurns: await allOf(db, 'aiTurns', userId),
    recommendations: await allOf(db, 'recommendations', userId),
    recommendedActivities: await allOf(db, 'recommendedActivities', userId),
    recommendedActivityAnswers: await allOf(db, 'recommendedActivityAnswers', userId),
    questionSets: await db
      .selectFrom('questionSets')
      .selectAll()
      .where('teacherId', '=', userId)
      .execute(),
    announcements: await db
      .selectFrom('announcements')
      .selectAll()
      .where('authorId', '=', userId)
      .execute(),
    // What its address says opens it.
    calendarFeeds: await db
      .selectFrom('calendarFeeds')
      .select(['userId', 'madeAt'])
      .where('userId', '=', userId)
      .execute(),
    // The sound itself is taken from the list of recordings.
    lessonRecordings: await db
      .selectFrom('lessonRecordings')
      .select(['id', 'teacherId', 'lessonId', 'band', 'language', 'step', 'size', 'madeAt'])
      .where('teacherId', '=', userId)
      .execute(),
    // As a parent who reads, and as a child who listens.
    familyRecordings: await db
      .selectFrom('familyRecordings')
      .select(['id', 'parentId', 'childId', 'lessonId', 'band', 'language', 'step'])
      .select(['size', 'madeAt'])
      .where((eb) => eb.or([eb('parentId', '=', userId), eb('childId', '=', userId)]))
      .execute(),
    teacherLessons: await db
      .selectFrom('teacherLessons')
      .selectAll()
      .where('teacherId', '=', userId)
      .execute(),
  };
}

type TableOfUsers =
  | 'profiles'
  | 'signInGuesses'
  | 'wrongCodes'
  | 'classMembers'
  | 'entryRequests'
  | 'sampleAccounts'
  | 'teacherLessonCompletions'
  | 'teacherLessonAnswers'
  | 'lessonProgress'
  | 'lessonAnswers'
  | 'lessonActAnswers'
  | 'achievements'
  | 'activityEvents'
  | 'idempotencyKeys'
  | 'challenges'
  | 'finishedActivities'
  | 'journalEntries'
  | 'storyCompletions'
  | 'versePractices'
  | 'trackedSessions'
  | 'experimentCompletions'
  | 'quizResults'
  | 'quizAnswers'
  | 'writtenQuizzes'
  | 'projectProgress'
  | 'mathProgress'
  | 'mathRounds'
  | 'mathAnswers'
  | 'roomGamePlayers'
  | 'roomAnswers'
  | 'roomPracticeAnswers'
  | 'accommodations'
  | 'outsideRequests'
  | 'chatMessages'
  | 'aiTurns'
  | 'recommendations'
  | 'recommendedActivities'
  | 'recommendedActivityAnswers';

function allOf(db: Db, table: TableOfUsers, userId: number) {
  return db.selectFrom(table).selectAll().where('userId', '=', userId).execute();
}

/** Mails to the user's address. Without their text: a family may share the address, and it may hold a link. */
async function mailsTo(db: Db, emailKey: string | null) {
  if (emailKey === null) return [];
  return db
    .selectFrom('outboxMails')
    .select(['toAddress', 'subject', 'status', 'createdAt', 'sentAt'])
    .where('toAddress', '=', emailKey)
    .execute();
}
