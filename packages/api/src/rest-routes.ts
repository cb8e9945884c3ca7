import { authRoutes } from './auth/auth.rest.ts';
import type { RestRoute } from './platform/rest-route.ts';

/** Every REST path that is served, in the order of spec 7. */
export const restRoutes: readonly RestRoute[] = [...authRoutes];
