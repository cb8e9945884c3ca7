import { chatRouter } from './ai/chat/chat.router.ts';
import { journalRouter } from './ai/journal/journal.router.ts';
import { aiRouter, externalLogRouter } from './ai/models/ai.router.ts';
import { recommendationsRouter } from './ai/recommendations/recommendations.router.ts';
import { backupsRouter } from './host/backups/backups.router.ts';
import { doctorRouter } from './host/doctor/doctor.router.ts';
import { hostSettingsRouter } from './host/host-settings/host-settings.router.ts';
import { packsRouter } from './host/packs/packs.router.ts';
import { retentionRouter } from './host/retention/retention.router.ts';
import { sampleClassRouter } from './host/sample-class/sample-class.router.ts';
import { hostRouter } from './host/setup/host.router.ts';
import { achievementsRouter } from './learning/achievements/achievements.router.ts';
import { analyticsRouter } from './learning/analytics/analytics.router.ts';
import { assignmentsRouter } from './learning/assignments/assignments.router.ts';
import { campCalendarRouter } from './learning/camp-calendar/camp-calendar.router.ts';
import { challengesRouter } from './learning/challenges/challenges.router.ts';
import { curriculumRouter } from './learning/curriculum/curriculum.router.ts';
import { experimentsRouter } from './learning/experiments/experiments.router.ts';
import { insightsRouter } from './learning/insights/insights.router.ts';
import { lessonsRouter } from './learning/lessons/lessons.router.ts';
import { mathGamesRouter } from './learning/math-games/math-games.router.ts';
import { progressRouter } from './learning/progress/progress.router.ts';
import { projectsRouter } from './learning/projects/projects.router.ts';
import { questionSetsRouter } from './learning/question-sets/question-sets.router.ts';
import { quizzesRouter } from './learning/quizzes/quizzes.router.ts';
import { familyRecordingsRouter } from './learning/recordings/family-recordings.router.ts';
import { recordingsRouter } from './learning/recordings/recordings.router.ts';
import { reportsRouter } from './learning/reports/reports.router.ts';
import { scriptureRouter } from './learning/scripture/scripture.router.ts';
import { storiesRouter } from './learning/stories/stories.router.ts';
import { studentsRouter } from './learning/students/students.router.ts';
import { teachingRouter } from './learning/teaching/teaching.router.ts';
import { versesRouter } from './learning/verses/verses.router.ts';
import { voiceRouter } from './learning/voice/voice.router.ts';
import { accommodationsRouter } from './people/accommodations/accommodations.router.ts';
import { adminRouter } from './people/admin/admin.router.ts';
import { announcementsRouter } from './people/announcements/announcements.router.ts';
import { attendanceRouter } from './people/attendance/attendance.router.ts';
import { auditRouter } from './people/audit/audit.router.ts';
import { authRouter } from './people/auth/auth.router.ts';
import { careRouter } from './people/care/care.router.ts';
import { classesRouter } from './people/classes/classes.router.ts';
import { signInCardsRouter } from './people/classroom-sign-in/sign-in-cards.router.ts';
import { studentBatchesRouter } from './people/classroom-sign-in/student-batches.router.ts';
import { tabletsRouter } from './people/classroom-sign-in/tablets.router.ts';
import { consentsRouter } from './people/consents/consents.router.ts';
import { familiesRouter } from './people/families/families.router.ts';
import { pairingRouter } from './people/pairing/pairing.router.ts';
import { profilesRouter } from './people/profiles/profiles.router.ts';
import { safetyRouter } from './people/safety/safety.router.ts';
import { trackingRouter } from './people/tracking/tracking.router.ts';
import { router } from './platform/procedures.ts';
import { gamePracticeRouter } from './rooms/game-practice/game-practice.router.ts';
import { gameReportsRouter } from './rooms/game-reports/game-reports.router.ts';
import { multiplayerRouter } from './rooms/multiplayer/multiplayer.router.ts';
import { tournamentsRouter } from './rooms/tournaments/tournaments.router.ts';

export const appRouter = router({
  accommodations: accommodationsRouter,
  achievements: achievementsRouter,
  admin: adminRouter,
  ai: aiRouter,
  announcements: announcementsRouter,
  assignments: assignmentsRouter,
  attendance: attendanceRouter,
  audit: auditRouter,
  analytics: analyticsRouter,
  auth: authRouter,
  backups: backupsRouter,
  campCalendar: campCalendarRouter,
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
  externalLog: externalLogRouter,
  packs: packsRouter,
  pairing: pairingRouter,
  profiles: profilesRouter,
  progress: progressRouter,
  projects: projectsRouter,
  questionSets: questionSetsRouter,
  quizzes: quizzesRouter,
  recommendations: recommendationsRouter,
  familyRecordings: familyRecordingsRouter,
  recordings: recordingsRouter,
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
  voice: voiceRouter,
});

export type AppRouter = typeof appRouter;
