import { accommodationsRouter } from './accommodations/accommodations.router.ts';
import { achievementsRouter } from './achievements/achievements.router.ts';
import { adminRouter } from './admin/admin.router.ts';
import { aiRouter, outsideLogRouter } from './ai/ai.router.ts';
import { analyticsRouter } from './analytics/analytics.router.ts';
import { assignmentsRouter } from './assignments/assignments.router.ts';
import { auditRouter } from './audit/audit.router.ts';
import { authRouter } from './auth/auth.router.ts';
import { backupsRouter } from './backups/backups.router.ts';
import { careRouter } from './care/care.router.ts';
import { challengesRouter } from './challenges/challenges.router.ts';
import { chatRouter } from './chat/chat.router.ts';
import { classesRouter } from './classes/classes.router.ts';
import { signInCardsRouter } from './classroom-sign-in/sign-in-cards.router.ts';
import { studentBatchesRouter } from './classroom-sign-in/student-batches.router.ts';
import { tabletsRouter } from './classroom-sign-in/tablets.router.ts';
import { consentsRouter } from './consents/consents.router.ts';
import { curriculumRouter } from './curriculum/curriculum.router.ts';
import { doctorRouter } from './doctor/doctor.router.ts';
import { experimentsRouter } from './experiments/experiments.router.ts';
import { familiesRouter } from './families/families.router.ts';
import { gamePracticeRouter } from './game-practice/game-practice.router.ts';
import { gameReportsRouter } from './game-reports/game-reports.router.ts';
import { hostRouter } from './host/host.router.ts';
import { hostSettingsRouter } from './host-settings/host-settings.router.ts';
import { insightsRouter } from './insights/insights.router.ts';
import { journalRouter } from './journal/journal.router.ts';
import { lessonsRouter } from './lessons/lessons.router.ts';
import { mathGamesRouter } from './math-games/math-games.router.ts';
import { multiplayerRouter } from './multiplayer/multiplayer.router.ts';
import { pairingRouter } from './pairing/pairing.router.ts';
import { router } from './platform/procedures.ts';
import { profilesRouter } from './profiles/profiles.router.ts';
import { progressRouter } from './progress/progress.router.ts';
import { projectsRouter } from './projects/projects.router.ts';
import { questionSetsRouter } from './question-sets/question-sets.router.ts';
import { quizzesRouter } from './quizzes/quizzes.router.ts';
import { recommendationsRouter } from './recommendations/recommendations.router.ts';
import { reportsRouter } from './reports/reports.router.ts';
import { retentionRouter } from './retention/retention.router.ts';
import { safetyRouter } from './safety/safety.router.ts';
import { sampleClassRouter } from './sample-class/sample-class.router.ts';
import { scriptureRouter } from './scripture/scripture.router.ts';
import { storiesRouter } from './stories/stories.router.ts';
import { studentsRouter } from './students/students.router.ts';
import { teachingRouter } from './teaching/teaching.router.ts';
import { tournamentsRouter } from './tournaments/tournaments.router.ts';
import { trackingRouter } from './tracking/tracking.router.ts';
import { versesRouter } from './verses/verses.router.ts';

export const appRouter = router({
  accommodations: accommodationsRouter,
  achievements: achievementsRouter,
  admin: adminRouter,
  ai: aiRouter,
  assignments: assignmentsRouter,
  audit: auditRouter,
  analytics: analyticsRouter,
  auth: authRouter,
  backups: backupsRouter,
  care: careRouter,
  challenges: challengesRouter,
  chat: chatRouter,
  classes: classesRouter,
  consents: consentsRouter,
  curriculum: curriculumRouter,
  doctor: doctorRouter,
  experiments: experimentsRouter,
  families: familiesRouter,
  gamePractice: gamePracticeRouter,
  gameReports: gameReportsRouter,
  host: hostRouter,
  hostSettings: hostSettingsRouter,
  insights: insightsRouter,
  journal: journalRouter,
  lessons: lessonsRouter,
  mathGames: mathGamesRouter,
  multiplayer: multiplayerRouter,
  outsideLog: outsideLogRouter,
  pairing: pairingRouter,
  profiles: profilesRouter,
  progress: progressRouter,
  projects: projectsRouter,
  questionSets: questionSetsRouter,
  quizzes: quizzesRouter,
  recommendations: recommendationsRouter,
  reports: reportsRouter,
  retention: retentionRouter,
  safety: safetyRouter,
  sampleClass: sampleClassRouter,
  scripture: scriptureRouter,
  signInCards: signInCardsRouter,
  stories: storiesRouter,
  studentBatches: studentBatchesRouter,
  tablets: tabletsRouter,
  students: studentsRouter,
  teaching: teachingRouter,
  tournaments: tournamentsRouter,
  tracking: trackingRouter,
  verses: versesRouter,
});

export type AppRouter = typeof appRouter;
