import { journalFeedback } from '@lamplight/ai/journal';
import { assessText, concernsIn, crisisReply } from '@lamplight/ai/safety';
import type { Db } from '@lamplight/db';
import { createAchievements } from './achievements/achievements.service.ts';
import { createAccountEdits } from './admin/account-edit.service.ts';
import { createAdminService } from './admin/admin.service.ts';
import { createAdminStats } from './admin/admin-stats.service.ts';
import { createAccountsService } from './auth/accounts.service.ts';
import { createMailedLinks } from './auth/mailed-links.service.ts';
import { createPasswords } from './auth/passwords.ts';
import { createSessions } from './auth/sessions.ts';
import { createSignInService } from './auth/sign-in.service.ts';
import { createSignInThrottle } from './auth/sign-in-throttle.ts';
import { createChallengesService } from './challenges/challenges.service.ts';
import { createClassesService } from './classes/classes.service.ts';
import { createConsentsService } from './consents/consents.service.ts';
import { createCurriculumService } from './curriculum/curriculum.service.ts';
import { createExperimentsService } from './experiments/experiments.service.ts';
import { createFamiliesService } from './families/families.service.ts';
import { createFamilyLinks } from './families/family-links.service.ts';
import { createFollowing } from './following/following.service.ts';
import { ensureDemoAccount } from './host/demo-account.ts';
import { createHostFacts } from './host/host-facts.ts';
import { createHousekeeping } from './host/housekeeping.ts';
import { createSetupService } from './host/setup.service.ts';
import { createEntryAnswers } from './journal/entry-answers.service.ts';
import { createJournalService } from './journal/journal.service.ts';
import { createLessonsService } from './lessons/lessons.service.ts';
import { createMailService } from './mail/mail.service.ts';
import type { MailTransport } from './mail/transport.ts';
import { createMathGamesService } from './math-games/math-games.service.ts';
import type { Clock } from './platform/clock.ts';
import { createIdempotency } from './platform/idempotency.ts';
import type { Log } from './platform/log.ts';
import type { Random } from './platform/random.ts';
import { createOwnDataService } from './profiles/own-data.service.ts';
import { createPasswordChanges } from './profiles/password-change.service.ts';
import { createProfilesService } from './profiles/profiles.service.ts';
import { createCompletedLessons } from './progress/completed-lessons.ts';
import { createProgressService } from './progress/progress.service.ts';
import type { Judge } from './projects/judge.ts';
import { createProjectsService } from './projects/projects.service.ts';
import { createQuizzesService } from './quizzes/quizzes.service.ts';
import { createSafetyService } from './safety/safety.service.ts';
import { createScriptureService } from './scripture/scripture.service.ts';
import { createStoriesService } from './stories/stories.service.ts';
import { createTeacherLessons } from './teaching/teacher-lessons.service.ts';
import { createTeachingService } from './teaching/teaching.service.ts';
import { createTrackingService } from './tracking/tracking.service.ts';
import { createVersesService } from './verses/verses.service.ts';

export interface ServiceDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** Null keeps every mail in the outbox. */
  readonly mailTransport: MailTransport | null;
  /** Whether new teachers need no approval (TEACHER_SIGNUP=open). */
  readonly teachersAreApproved: boolean;
  /** Whether the sign-in screen offers a demo student (DEMO_ACCOUNTS). */
  readonly demoAccounts: boolean;
  /** Runs programs of learners. */
  readonly judge: Judge;
}

/** The composition root: every service of the product, made once from what it needs. */
export function createServices(deps: ServiceDependencies) {
  const { db, clock, random, log } = deps;
  const passwords = createPasswords();
  const sessions = createSessions(db, random);
  const mail = createMailService(db, clock, deps.mailTransport, log);
  const completedLessons = createCompletedLessons(db);
  const achievements = createAchievements(db, clock);
  const helper = { assessText, concernsIn, crisisReply, journalFeedback };
  const entryAnswers = createEntryAnswers({ db, clock, log, helper });
  const classes = createClassesService(db, clock, random);
  const families = createFamilyLinks(db, clock, mail.configured);
  const consents = createConsentsService(db, clock, families);
  const links = createMailedLinks({ db, clock, random, mail, passwords, sessions, families });
  const throttle = createSignInThrottle(db, clock);
  const accounts = createAccountsService({
    db,
    clock,
    random,
    passwords,
    sessions,
    classes,
    families,
    links,
    teachersAreApproved: deps.teachersAreApproved,
  });
  return {
    accountEdits: createAccountEdits({ db, clock, sessions, classes, families }),
    accounts,
    achievements,
    admin: createAdminService(db, accounts, mail),
    adminStats: createAdminStats(db, clock),
    challenges: createChallengesService({ db, clock, log, achievements }),
    classes,
    consents,
    curriculum: createCurriculumService(db, clock, completedLessons, achievements),
    entryAnswers,
    experiments: createExperimentsService(db, clock, achievements),
    families,
    familyViews: createFamiliesService(db),
    following: createFollowing(classes, families),
    hostFacts: createHostFacts(db),
    idempotency: createIdempotency(db, clock),
    journal: createJournalService({ db, clock, answers: entryAnswers, achievements, families }),
    lessons: createLessonsService(db, clock, completedLessons, achievements),
    links,
    mail,
    ownData: createOwnDataService(db, clock),
    mathGames: createMathGamesService(db, clock, achievements),
    passwordChanges: createPasswordChanges({ db, passwords, sessions, throttle }),
    profiles: createProfilesService(db, clock, families),
    progress: createProgressService(db),
    projects: createProjectsService({ db, clock, achievements, judge: deps.judge }),
    quizzes: createQuizzesService(db, clock, achievements),
    safety: createSafetyService(db, clock),
    scripture: createScriptureService(),
    sessions,
    setup: createSetupService({ db, clock, random, passwords, sessions }),
    signIn: createSignInService({ db, clock, passwords, sessions, throttle }),
    stories: createStoriesService(db, clock, achievements),
    teacherLessons: createTeacherLessons(db, clock),
    teaching: createTeachingService(db, clock, classes),
    verses: createVersesService(db, clock, achievements),
    tracking: createTrackingService(db, clock, consents),
    /** Removes what has served its time: sessions, links, failures, keys. */
    tidyUp: createHousekeeping(db, clock, sessions),
    /** What every host has from its first start, and what a stopped one left undone; safe to repeat. */
    async prepareHost(): Promise<void> {
      await classes.ensureFirstClass();
      await ensureDemoAccount({ db, clock, passwords, classes }, deps.demoAccounts);
      await entryAnswers.answerWaiting();
    },
  };
}

export type Services = ReturnType<typeof createServices>;
