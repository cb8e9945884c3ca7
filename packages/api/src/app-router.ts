import { achievementsRouter } from './achievements/achievements.router.ts';
import { adminRouter } from './admin/admin.router.ts';
import { authRouter } from './auth/auth.router.ts';
import { challengesRouter } from './challenges/challenges.router.ts';
import { consentsRouter } from './consents/consents.router.ts';
import { curriculumRouter } from './curriculum/curriculum.router.ts';
import { experimentsRouter } from './experiments/experiments.router.ts';
import { familiesRouter } from './families/families.router.ts';
import { hostRouter } from './host/host.router.ts';
import { journalRouter } from './journal/journal.router.ts';
import { lessonsRouter } from './lessons/lessons.router.ts';
import { mathGamesRouter } from './math-games/math-games.router.ts';
import { router } from './platform/procedures.ts';
import { profilesRouter } from './profiles/profiles.router.ts';
import { progressRouter } from './progress/progress.router.ts';
import { projectsRouter } from './projects/projects.router.ts';
import { quizzesRouter } from './quizzes/quizzes.router.ts';
import { safetyRouter } from './safety/safety.router.ts';
import { scriptureRouter } from './scripture/scripture.router.ts';
import { storiesRouter } from './stories/stories.router.ts';
import { teachingRouter } from './teaching/teaching.router.ts';
import { trackingRouter } from './tracking/tracking.router.ts';
import { versesRouter } from './verses/verses.router.ts';

export const appRouter = router({
  achievements: achievementsRouter,
  admin: adminRouter,
  auth: authRouter,
  challenges: challengesRouter,
  consents: consentsRouter,
  curriculum: curriculumRouter,
  experiments: experimentsRouter,
  families: familiesRouter,
  host: hostRouter,
  journal: journalRouter,
  lessons: lessonsRouter,
  mathGames: mathGamesRouter,
  profiles: profilesRouter,
  progress: progressRouter,
  projects: projectsRouter,
  quizzes: quizzesRouter,
  safety: safetyRouter,
  scripture: scriptureRouter,
  stories: storiesRouter,
  teaching: teachingRouter,
  tracking: trackingRouter,
  verses: versesRouter,
});

export type AppRouter = typeof appRouter;
