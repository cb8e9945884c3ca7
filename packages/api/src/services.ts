import { journalFeedback } from '@lamplight/ai/journal';
import type { TextModels } from '@lamplight/ai/models';
import { checkPublicName } from '@lamplight/ai/safety';
import { knowledgeDocuments, knowledgeVersion } from '@lamplight/content/knowledge';
import type { Db, PackStore } from '@lamplight/db';
import type { StudentSignUp } from '@lamplight/domain/auth';
import type { Release } from '@lamplight/domain/host';
import { createBuiltInChat } from './ai/chat/built-in-chat.ts';
import { findMessage } from './ai/chat/chat.repository.ts';
import { createChatService } from './ai/chat/chat.service.ts';
import { createChatTurns } from './ai/chat/chat-turns.service.ts';
import { createTurnBudget } from './ai/chat/turn-budget.ts';
import { createTurnSteps } from './ai/chat/turn-steps.ts';
import {
  builtInDraft,
  createContentGeneration,
} from './ai/content-generation/content-generation.service.ts';
import { createEntryAnswers } from './ai/journal/entry-answers.service.ts';
import { findEntry } from './ai/journal/journal.repository.ts';
import { createJournalService } from './ai/journal/journal.service.ts';
import { createKnowledgeService } from './ai/knowledge/knowledge.service.ts';
import { createKnowledgeIndex } from './ai/knowledge/knowledge-index.ts';
import { createAi } from './ai/models/ai.service.ts';
import type { AiTiming } from './ai/models/model-call.ts';
import { createModelTexts } from './ai/models/model-texts.ts';
import { createOutsideGate } from './ai/models/outside-gate.ts';
import { createOutsideLog } from './ai/models/outside-log.service.ts';
import { createAiUsage } from './ai/models/usage.service.ts';
import { createQuizWriter } from './ai/quiz-writer/quiz-writer.ts';
import { builtInMaker } from './ai/recommendations/built-in/maker.ts';
import { createLearners } from './ai/recommendations/learner.ts';
import { createModelMaker } from './ai/recommendations/model-maker.ts';
import { createRecommendationsService } from './ai/recommendations/recommendations.service.ts';
import type { BackupStore } from './host/backups/backup-store.ts';
import { createBackups } from './host/backups/backups.service.ts';
import { createDownloadTickets } from './host/backups/download-tickets.ts';
import { createDoctorService } from './host/doctor/doctor.service.ts';
import type { Doctor } from './host/doctor/doctor.ts';
import { createHostSettings } from './host/host-settings/host-settings.service.ts';
import { createPackReader, type ReadPack } from './host/packs/pack-reader.ts';
import { createPacks } from './host/packs/packs.service.ts';
import { createRetention } from './host/retention/retention.service.ts';
import { createUnusedAccounts } from './host/retention/unused-accounts.service.ts';
import { createSampleClass } from './host/sample-class/sample-class.service.ts';
import { createDemoAccount } from './host/setup/demo-account.ts';
import { createHostFacts } from './host/setup/host-facts.ts';
import { createSetupService } from './host/setup/setup.service.ts';
import { createAchievements } from './learning/achievements/achievements.service.ts';
import { createAnalyticsService } from './learning/analytics/analytics.service.ts';
import { createSkillStates } from './learning/analytics/skill-states.ts';
import { createAssignedLessons } from './learning/assignments/assigned-lessons.service.ts';
import { createAssignments } from './learning/assignments/assignments.service.ts';
import { createChallengesService } from './learning/challenges/challenges.service.ts';
import { createActivityMarks } from './learning/curriculum/activity-marks.service.ts';
import { createCurriculumService } from './learning/curriculum/curriculum.service.ts';
import { createSetDay } from './learning/curriculum/set-day.service.ts';
import { createExperimentsService } from './learning/experiments/experiments.service.ts';
import { createFamiliesService } from './learning/family-views/family-views.service.ts';
import { createWeeksOfChildren } from './learning/family-views/weeks.service.ts';
import { createInsightsService } from './learning/insights/insights.service.ts';
import { createLessonsService } from './learning/lessons/lessons.service.ts';
import { createEvidence } from './learning/mastery/evidence.service.ts';
import { createMathGamesService } from './learning/math-games/math-games.service.ts';
import { createCompletedLessons } from './learning/progress/completed-lessons.ts';
import { createProgressService } from './learning/progress/progress.service.ts';
import type { Judge } from './learning/projects/judge.ts';
import { createProjectsService } from './learning/projects/projects.service.ts';
import { createQuestionSets } from './learning/question-sets/question-sets.service.ts';
import { createQuizzesService } from './learning/quizzes/quizzes.service.ts';
import { createReportsService } from './learning/reports/reports.service.ts';
import { createScriptureService } from './learning/scripture/scripture.service.ts';
import { createScriptureCheck } from './learning/scripture/scripture-check.service.ts';
import { createScriptureImports } from './learning/scripture/scripture-imports.service.ts';
import { createScriptureLibrary } from './learning/scripture/scripture-library.ts';
import { createStoriesService } from './learning/stories/stories.service.ts';
import { createStudentNotes } from './learning/students/notes.service.ts';
import { createPasswordResets } from './learning/students/password-resets.service.ts';
import { createStudentViews } from './learning/students/student-view.service.ts';
import { createStudentsService } from './learning/students/students.service.ts';
import { createTeacherLessons } from './learning/teaching/teacher-lessons.service.ts';
import { createTeachingService } from './learning/teaching/teaching.service.ts';
import { createVersesService } from './learning/verses/verses.service.ts';
import { createAccommodationsService } from './people/accommodations/accommodations.service.ts';
import { createAccountAccess } from './people/admin/account-access.service.ts';
import { createAccountCreation } from './people/admin/account-creation.service.ts';
import { createAccountEdits } from './people/admin/account-edit.service.ts';
import { createAdminService } from './people/admin/admin.service.ts';
import { createAdminStats } from './people/admin/admin-stats.service.ts';
import { createFreshAccounts } from './people/admin/fresh-accounts.service.ts';
import { createAuditService } from './people/audit/audit.service.ts';
import { createAccountsService } from './people/auth/accounts.service.ts';
import { createSignInGuesses } from './people/auth/guesses.ts';
import { createKnownDevices } from './people/auth/known-devices.ts';
import { createMailedLinks } from './people/auth/mailed-links.service.ts';
import { createPasswordAgain } from './people/auth/password-again.ts';
import { createPasswords } from './people/auth/passwords.ts';
import { createPlainSignIns } from './people/auth/plain-sign-ins.ts';
import { createSessions } from './people/auth/sessions.ts';
import { createSignInService } from './people/auth/sign-in.service.ts';
import { createSignInThrottle } from './people/auth/sign-in-throttle.ts';
import { createSignUpGuesses } from './people/auth/sign-up-guesses.ts';
import { createSignUpRule } from './people/auth/sign-up-rule.ts';
import { createWrongCodes } from './people/auth/wrong-codes.ts';
import { createCare } from './people/care/care.ts';
import { createClassAdmin } from './people/classes/class-admin.service.ts';
import { createClassJoining } from './people/classes/class-joining.service.ts';
import { createClassPace } from './people/classes/class-pace.service.ts';
import { createClassPeople } from './people/classes/class-people.service.ts';
import { createClassSettings } from './people/classes/class-settings.service.ts';
import { createClassesService } from './people/classes/classes.service.ts';
import { createClassroomSignIn } from './people/classroom-sign-in/classroom-sign-in.ts';
import { createConsentLedger } from './people/consents/consent-ledger.service.ts';
import { createConsentsService } from './people/consents/consents.service.ts';
import { createChildAccounts } from './people/families/child-accounts.service.ts';
import { createFamilyLinks } from './people/families/family-links.service.ts';
import { createLinkOversight } from './people/families/link-oversight.service.ts';
import { createFollowing } from './people/following/following.service.ts';
import { createStudentAccess } from './people/following/student-access.ts';
import { createPairingService } from './people/pairing/pairing.service.ts';
import { createOwnDataService } from './people/profiles/own-data.service.ts';
import { createPasswordChanges } from './people/profiles/password-change.service.ts';
import { createProfilesService } from './people/profiles/profiles.service.ts';
import { createAlertDelivery } from './people/safety/deliveries/alert-delivery.service.ts';
import { createDrills } from './people/safety/deliveries/drills.service.ts';
import { createStaffNotices } from './people/safety/deliveries/staff-notices.service.ts';
import { createSafetyService } from './people/safety/safety.service.ts';
import { createSafetyQuestions } from './people/safety/safety-questions.service.ts';
import { createSafetyReplies } from './people/safety/safety-replies.ts';
import { createSecondOpinion } from './people/safety/second-opinion.ts';
import { createSafetyWatch } from './people/safety/watch.service.ts';
import { createTrackingService } from './people/tracking/tracking.service.ts';
import type { Clock } from './platform/clock.ts';
import { createIdempotency } from './platform/idempotency.ts';
import type { Log } from './platform/log.ts';
import { createMailService } from './platform/mail/mail.service.ts';
import type { MailTransport } from './platform/mail/transport.ts';
import type { Random } from './platform/random.ts';
import { createGamePracticeService } from './rooms/game-practice/game-practice.service.ts';
import { createGameReportsService } from './rooms/game-reports/game-reports.service.ts';
import { createMultiplayerService } from './rooms/multiplayer/multiplayer.service.ts';
import { createRoomPeople } from './rooms/multiplayer/room-people.ts';
import { createTeamRooms } from './rooms/tournaments/team-rooms.ts';
import { createTournamentsService } from './rooms/tournaments/tournaments.service.ts';

export interface ServiceDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** The version of the program, and when it was released. */
  readonly release: Release;
  /** Null keeps every mail in the outbox. */
  readonly mailTransport: MailTransport | null;
  /** Whether new teachers need no approval (TEACHER_SIGNUP=open). */
  readonly teachersAreApproved: boolean;
  /** Who may make a student's account (STUDENT_SIGNUP); anybody, when left out. */
  readonly studentSignUp?: StudentSignUp;
  /** Whether the sign-in screen offers a demo student (DEMO_ACCOUNTS). */
  readonly demoAccounts: boolean;
  /** Runs programs of learners. */
  readonly judge: Judge;
  /** Models that may answer before the built-in engine does. */
  readonly models?: Partial<TextModels>;
  /** How long a model may take, where it is not the usual time. */
  readonly aiTiming?: AiTiming | undefined;
  /** The backups beside the database; none where the school lies in no folder. */
  readonly backupStore?: BackupStore;
  /** The compiled packs beside the database; none where the school lies in no folder. */
  readonly packStore?: PackStore;
  /** Reads the archives of packs; in this thread where it is left out. */
  readonly readPack?: ReadPack;
  /** Looks at the machine; none where the school lies in no folder. */
  readonly doctor?: Doctor;
  /** Where the host is reached, for mails that no request asks for; null where that is not known. */
  readonly ownAddress?: () => string | null;
  /** The IANA name of the zone where the host stands; left out, that of the machine (TZ). */
  readonly timeZone?: string | undefined;
  /** Seconds of a live game's question and explanation, where they are not the specification's. */
  readonly roomPacing?: { readonly answerSeconds: number; readonly explanationSeconds: number };
}

/** The composition root: every service of the product, made once from what it needs. */
export function createServices(deps: ServiceDependencies) {
  const { db, clock, random, log } = deps;
  const passwords = createPasswords();
  const sessions = createSessions(db, clock, random);
  const scriptureLibrary = createScriptureLibrary(db);
  const timeZone = deps.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const safetyReplies = createSafetyReplies({ db, clock, sessions, timeZone });
  const safetyWatch = createSafetyWatch(db, clock, safetyReplies);
  const mail = createMailService(db, clock, deps.mailTransport, log);
  const completedLessons = createCompletedLessons(db);
  const achievements = createAchievements(db, clock);
  const evidence = createEvidence(db, clock);
  const classes = createClassesService(db, clock, random);
  const families = createFamilyLinks(db, clock, mail.configured);
  const accommodations = createAccommodationsService(db, clock, classes);
  const consents = createConsentsService(db, clock, families);
  const outsideGate = createOutsideGate({ db, clock, log, consents });
  const ai = createAi({
    ...{ db, clock, log, gate: outsideGate },
    ...{ models: { anthropic: null, lan: null, ...deps.models }, timing: deps.aiTiming },
  });
  const scriptureCheck = createScriptureCheck(scriptureLibrary);
  const modelTexts = createModelTexts(scriptureCheck);
  const lessons = createLessonsService(db, clock, completedLessons, achievements);
  const knowledge = createKnowledgeService({
    db,
    completedLessons,
    lessons,
    library: scriptureLibrary,
  });
  const entryAnswers = createEntryAnswers({
    ...{ db, log, ai, modelTexts, safetyReplies, watch: safetyWatch },
    journalHelper: (...entry) => journalFeedback(...entry),
  });
  const following = createFollowing(classes, families);
  const chatTurns = createChatTurns(
    db,
    log,
    createTurnSteps({
      ...{ db, clock, log, ai, safetyReplies, modelTexts, knowledge, watch: safetyWatch },
      secondOpinion: createSecondOpinion({ log, model: deps.models?.lan ?? null }),
      budget: createTurnBudget(db, clock),
      builtIn: createBuiltInChat(knowledge, scriptureCheck),
    }),
  );
  const questionSets = createQuestionSets({ db, clock, scripture: scriptureCheck });
  const multiplayer = createMultiplayerService({
    ...{ db, clock, random, log, consents, sessions },
    accommodationOf: accommodations.of,
    questionSets,
    problemOfName: (name) => checkPublicName(name),
    pacing: deps.roomPacing,
  });
  const links = createMailedLinks({ db, clock, random, mail, passwords, sessions, families });
  const throttle = createSignInThrottle(db, clock);
  const wrongPasswords = createWrongCodes(db, clock, 'own-password');
  const passwordAgain = createPasswordAgain(db, passwords, wrongPasswords);
  const knownDevices = createKnownDevices(db, clock, random);
  const plainSignIns = createPlainSignIns(db, clock);
  const guesses = createSignInGuesses(db, clock);
  const signUp = createSignUpRule(db, createSignUpGuesses(clock), deps.studentSignUp ?? 'open');
  const accounts = createAccountsService({
    db,
    clock,
    random,
    passwords,
    sessions,
    classes,
    families,
    links,
    watch: safetyWatch,
    signUp,
    teachersAreApproved: deps.teachersAreApproved,
  });
  const ownData = createOwnDataService(db, clock);
  const insights = createInsightsService(evidence);
  const verses = createVersesService(db, clock, achievements);
  const teacherLessons = createTeacherLessons(db, clock);
  const signIn = createSignInService({
    ...{ db, clock, passwords, sessions, throttle, devices: knownDevices, guesses },
  });
  const familyViews = createFamiliesService(db);
  const students = createStudentsService(db, clock, classes);
  const studentAccess = createStudentAccess(db, following);
  const classAdmin = createClassAdmin({ db, clock, random, classes });
  const analytics = createAnalyticsService({
    ...{ db, clock, classes, classAdmin },
    skillStates: createSkillStates(db, clock),
  });
  const unusedAccounts = createUnusedAccounts({ db, clock, accounts, mail });
  const retention = createRetention({ db, clock, sessions, plainSignIns, unusedAccounts });
  const demoAccount = createDemoAccount({
    ...{ db, clock, passwords, sessions, achievements, wanted: deps.demoAccounts },
  });
  const people = createRoomPeople({ db, consents, accommodationOf: accommodations.of });
  const teamRooms = createTeamRooms(multiplayer, people);
  const safety = createSafetyService(db, clock, {
    message: (id) => findMessage(db, id),
    entry: (id) => findEntry(db, id),
  });
  const alertDelivery = createAlertDelivery({
    ...{ db, clock, log, mail, ownAddress: deps.ownAddress ?? (() => null) },
  });
  const classroomSignIn = createClassroomSignIn({
    ...{ db, clock, random, passwords, sessions, classes, families, signIn },
  });
  const packs = createPacks({
    ...{ db, clock, log, release: deps.release },
    ...{ read: createPackReader(db, deps.readPack), store: deps.packStore ?? null },
  });
  return {
    accommodations,
    accountAccess: createAccountAccess({ db, clock, random, passwords, passwordAgain, sessions }),
    accountCreation: createAccountCreation({
      ...{ db, clock, random, passwords, passwordAgain, mail, classes, families },
    }),
    accountEdits: createAccountEdits({ db, clock, sessions, passwordAgain, classes, families }),
    accounts,
    achievements,
    admin: createAdminService({ db, sessions, accounts, mail, passwordAgain }),
    adminStats: createAdminStats(db, clock),
    ai,
    alertDelivery,
    audit: createAuditService(db),
    assignedLessons: createAssignedLessons({ db, clock, scriptureCheck }),
    assignments: createAssignments({ db, clock, classes, teacherLessons }),
    analytics,
    aiUsage: createAiUsage(db, clock),
    backups: createBackups({
      ...{ db, clock, passwordAgain, store: deps.backupStore ?? null },
      tickets: createDownloadTickets(clock, random),
    }),
    challenges: createChallengesService({ db, clock, log, achievements, watch: safetyWatch }),
    chat: createChatService({ db, clock, turns: chatTurns, following, families }),
    chatTurns,
    childAccounts: createChildAccounts({ db, clock, families, ownData, accounts }),
    classAdmin,
    classes,
    classJoining: createClassJoining(db, createWrongCodes(db, clock, 'class')),
    classPeople: createClassPeople({ db, clock, classes }),
    classSettings: createClassSettings({ db, clock, random, classes }),
    ...createCare({
      ...{ db, clock, random, families, classes, access: studentAccess },
      tablets: classroomSignIn.tablets,
    }),
    ...classroomSignIn,
    consentLedger: createConsentLedger(db),
    consents,
    contentGeneration: createContentGeneration({ ai, modelTexts, log, draft: builtInDraft }),
    activityMarks: createActivityMarks(db, clock),
    curriculum: createCurriculumService({
      ...{ db, clock, completedLessons, achievements },
      classPace: createClassPace(clock),
    }),
    demoAccount,
    doctor: createDoctorService(clock, deps.doctor ?? null, deps.release),
    drills: createDrills({ db, clock, mail }),
    entryAnswers,
    experiments: createExperimentsService(db, clock, achievements),
    families,
    familyViews,
    following,
    freshAccounts: createFreshAccounts({ db, clock, accounts }),
    gamePractice: createGamePracticeService(db, clock),
    gameReports: createGameReportsService(db, classes),
    guesses,
    hostFacts: createHostFacts(db, deps.release),
    hostSettings: createHostSettings({ db, clock, timeZone }),
    idempotency: createIdempotency(db, clock),
    insights,
    journal: createJournalService({
      ...{ db, clock, answers: entryAnswers, achievements, families, safetyReplies },
      watch: safetyWatch,
    }),
    knownDevices,
    plainSignIns,
    knowledge,
    /** Refreshed by the host once it serves. */
    knowledgeIndex: createKnowledgeIndex(db, log, {
      version: knowledgeVersion,
      all: knowledgeDocuments,
    }),
    lessons,
    linkOversight: createLinkOversight({ db, clock, families, following }),
    links,
    mail,
    outsideLog: createOutsideLog(db, classes, families),
    ownData,
    mathGames: createMathGamesService(db, clock, achievements),
    modelTexts,
    multiplayer,
    pairing: createPairingService({
      ...{ db, clock, random, families, following },
      wrongCodes: createWrongCodes(db, clock, 'pairing-slip'),
    }),
    packs,
    passwordChanges: createPasswordChanges({ db, passwords, sessions, passwordAgain }),
    profiles: createProfilesService(db, clock, families, completedLessons.of),
    progress: createProgressService({ db, clock, evidence }),
    projects: createProjectsService({ db, clock, achievements, judge: deps.judge }),
    questionSets,
    quizzes: createQuizzesService(
      db,
      clock,
      achievements,
      createQuizWriter({ db, clock, ai, scriptureCheck, modelTexts }),
    ),
    recommendations: createRecommendationsService({
      db,
      clock,
      log,
      achievements,
      learners: createLearners({ db, clock, evidence, completedLessons }),
      makers: [createModelMaker({ ai, scriptureCheck, modelTexts }), builtInMaker],
    }),
    reports: createReportsService({ db, clock, evidence, families: familyViews, analytics }),
    retention,
    safety,
    staffNotices: createStaffNotices({
      ...{ db, clock, safety, entryRequests: classroomSignIn.entryRequests },
    }),
    safetyQuestions: createSafetyQuestions({ db, clock, replies: safetyReplies }),
    safetyWatch,
    sampleClass: createSampleClass({
      ...{ db, clock, random, passwords, achievements },
      endSessions: (userId) => sessions.endAll(userId),
    }),
    scripture: createScriptureService(scriptureLibrary),
    scriptureCheck,
    scriptureImports: createScriptureImports(db, clock),
    sessions,
    setup: createSetupService({ db, clock, random, passwords, sessions }),
    signIn,
    signUp,
    stories: createStoriesService(db, clock, achievements),
    passwordResets: createPasswordResets({
      ...{ db, clock, random, passwords, passwordAgain, sessions },
      access: studentAccess,
    }),
    students,
    setDay: createSetDay({ db, clock, classes, achievements, access: studentAccess }),
    studentNotes: createStudentNotes(db, clock, studentAccess),
    studentViews: createStudentViews({
      ...{ db, students, familyViews, evidence, accommodations },
      access: studentAccess,
    }),
    teacherLessons,
    teaching: createTeachingService(db, clock, classes),
    tournaments: createTournamentsService({ db, clock, random, classes, rooms: teamRooms }),
    verses,
    tracking: createTrackingService(db, clock, consents),
    unusedAccounts,
    weeksOfChildren: createWeeksOfChildren({ db, insights, verses }),
    /** Removes what has served its time, as the retention table says. */
    tidyUp: () => retention.run(),
    /** What every host has from its first start, and what a stopped one left undone; safe to repeat. */
    async prepareHost(): Promise<void> {
      await links.endThoseOfTheFuture();
      await classes.ensureFirstClass();
      await packs.prepare();
      await demoAccount.ensure();
      await demoAccount.refresh();
      await entryAnswers.answerWaiting();
      await chatTurns.answerWaiting();
      await multiplayer.hub.load();
      alertDelivery.start();
      await alertDelivery.tellDue();
    },
  };
}

export type Services = ReturnType<typeof createServices>;
