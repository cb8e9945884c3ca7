import { authRouter } from './auth/auth.router.ts';
import { curriculumRouter } from './curriculum/curriculum.router.ts';
import { hostRouter } from './host/host.router.ts';
import { lessonsRouter } from './lessons/lessons.router.ts';
import { router } from './platform/procedures.ts';
import { progressRouter } from './progress/progress.router.ts';

export const appRouter = router({
  auth: authRouter,
  curriculum: curriculumRouter,
  host: hostRouter,
  lessons: lessonsRouter,
  progress: progressRouter,
});

export type AppRouter = typeof appRouter;
