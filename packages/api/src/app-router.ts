import { authRouter } from './auth/auth.router.ts';
import { hostRouter } from './host/host.router.ts';
import { router } from './platform/procedures.ts';

export const appRouter = router({
  auth: authRouter,
  host: hostRouter,
});

export type AppRouter = typeof appRouter;
