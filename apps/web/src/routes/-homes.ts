import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Visitor } from '../app/access.ts';
import { lazyWithTexts } from '../app/lazy-with-texts.ts';
import { storedPlatform } from '../app/platform/platform-store.ts';
import { sessionQuery } from '../app/session/session.queries.ts';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { sessionToken } from '../lib/session-token.ts';
import { askForStudentHome } from './-homes/student-home.queries.ts';

interface Home {
  readonly Page: ComponentType;
  /** Asks for the page before it is rendered. */
  readonly preload: () => Promise<unknown>;
}

/** The page at '/' of each visitor. The landing page comes with the first script, each other alone. */
export const homes: Readonly<Record<Visitor, Home>> = {
  'logged-out': { Page: LandingPage, preload: async () => undefined },
  student: lazyWithTexts(() => import('./-homes/student.tsx')),
  parent: lazyWithTexts(() => import('./-homes/parent.tsx')),
  teacher: lazyWithTexts(() => import('./-homes/teacher.tsx')),
  admin: lazyWithTexts(() => import('./-homes/admin.tsx')),
};

/**
 * Asks for the student's home while it is not yet known who is signed in, where a token is kept and the
 * platform was set up for a student: on the class's Wi-Fi each request less is a wait less. A wrong
 * guess costs an answer that nobody reads.
 */
export function expectStudentHome(queryClient: QueryClient): void {
  if (queryClient.getQueryData(sessionQuery.queryKey) !== undefined) return;
  if (sessionToken.read() === undefined || storedPlatform().age === undefined) return;
  // A script that does not come is asked for again when the home is shown.
  homes.student.preload().catch(() => undefined);
  askForStudentHome(queryClient);
}
