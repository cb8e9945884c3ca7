/**
 * The root of all pages, and the one guard: `app/access.ts` says who may open which path, and a path
 * without a row there is not found. So a new page needs no guard of its own.
 *
 * To add a page:
 * 1. its path has a row in `app/access.ts` (and leaves `NOT_SERVED_YET`);
 * 2. `routes/<set>/<path>.tsx` holds the route, where <set> is who has it: `_visitor`, `_student`,
 *    `_admin`, or `_shared` for several (the folder is not part of the address):
 *
 *        export const Route = createFileRoute('/_shared/lessons')({
 *          loader: () => loadTexts({ lessons: texts }),
 *          component: LessonsPage,
 *        });
 *
 *    with `LessonsPage` from `features/lessons/lessons-page.tsx` and `texts` from
 *    `i18n/en/lessons.json`: together they become the script of that page;
 *    a role's home stands in `routes/-homes/` instead, because '/' is one route;
 * 3. its namespace of words is listed in `i18n/resources.ts` (`pnpm texts` in apps/web);
 * 4. `vite build` (or the dev server) writes the route into `routeTree.gen.ts`, which is committed.
 */
import { createRootRouteWithContext, notFound, Outlet } from '@tanstack/react-router';
import { outcomeAt, visitorOf } from '../app/access.ts';
import type { RouterContext } from '../app/router.ts';
import { currentUser } from '../app/session/session.queries.ts';
import { Fallback } from './-fallback.tsx';
import { Frame } from './-frame.tsx';
import { expectHome } from './-homes.ts';
import { RootError } from './-root-error.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location }) => {
    if (location.pathname === '/') expectHome(context.queryClient);
    const user = await currentUser(context.queryClient);
    const visitor = visitorOf(user);
    if (outcomeAt(location.pathname, visitor, location.search) !== 'page') throw notFound();
    return { user, visitor };
  },
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
  notFoundComponent: Fallback,
  errorComponent: RootError,
});
