import type { QueryClient } from '@tanstack/react-query';
import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { RootError } from '../routes/-root-error.tsx';
import { routeTree } from '../routeTree.gen.ts';
import { LoadingScreen } from '../ui/loading/loading-screen.tsx';

/** What every route can reach. */
export interface RouterContext {
  readonly queryClient: QueryClient;
}

export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    // What stands in an address is text: a token of digits must not become a number.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    // A mouse that rests on a tile is no wish: what nobody opens is not fetched, on a network that a class shares.
    defaultPreload: false,
    // Data is cached by the queries, which know when it is stale.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: LoadingScreen,
    // A page that can't be opened leaves the header with its menu around it.
    defaultErrorComponent: RootError,
    scrollRestoration: true,
  });
}

export type WebRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: WebRouter;
  }
  interface StaticDataRouteOption {
    /** The page fills the screen for a whole class: no header, menu or footer stand around it. */
    readonly frameless?: boolean;
  }
}
