import { achievementsRouter } from './achievements/achievements.router.ts';
import { adminRouter } from './admin/admin.router.ts';
import { authRouter } from './auth/auth.router.ts';
import { curriculumRouter } from './curriculum/curriculum.router.ts';
import { familiesRouter } from './families/families.router.ts';
import { hostRouter } from './host/host.router.ts';
import { lessonsRouter } from './lessons/lessons.router.ts';
import { router } from './platform/procedures.ts';
import { profilesRouter } from './profiles/profiles.router.ts';
import { progressRouter } from './progress/progress.router.ts';
import { teachingRouter } from './teaching/teaching.router.ts';

export const appRouter = router({
  achievements: achievementsRouter,
  admin: adminRouter,
  auth: authRouter,
  curriculum: curriculumRouter,
  families: familiesRouter,
  host: hostRouter,
  lessons: lessonsRouter,
  profiles: profilesRouter,
  progress: progressRouter,
  teaching: teachingRouter,
});

export type AppRouter = typeof appRouter;
