import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Visitor } from '../app/access.ts';
import { lazyWithTexts } from '../app/lazy-with-texts.ts';
import { storedPlatform } from '../app/platform/platform-store.ts';
import { sessionQuery } from '../app/session/session.queries.ts';
import { sessionToken } from '../lib/session-token.ts';
import { askForStudentHome } from './-homes/student-home.queries.ts';

interface Home {
  readonly Page: ComponentType;
  /** Asks for the page before it is rendered. */
  readonly preload: () => Promise<unknown>;
}

/** The page at '/' of each visitor, each a script of its own. */
export const homes: Readonly<Record<Visitor, Home>> = {
  'logged-out': lazyWithTexts(() => import('./-homes/visitor.tsx')),
  student: lazyWithTexts(() => import('./-homes/student.tsx')),
  parent: lazyWithTexts(() => import('./-homes/parent.tsx')),
  teacher: lazyWithTexts(() => import('./-homes/teacher.tsx')),
  admin: lazyWithTexts(() => import('./-homes/admin.tsx')),
};

/**
 * Asks for a home while it is not yet known who is signed in: the landing page where no token is kept,
 * the student's with all that it shows where the platform was set up for a student. On the class's
 * Wi-Fi each wait less counts; a wrong guess costs an answer that nobody reads.
 */
export function expectHome(queryClient: QueryClient): void {
  if (queryClient.getQueryData(sessionQuery.queryKey) !== undefined) return;
  if (sessionToken.read() === undefined) {
    expectPage('logged-out');
    return;
  }
  if (storedPlatform().age === undefined) return;
  expectPage('student');
  askForStudentHome(queryClient);
}

/** A script that does not come is asked for again when the home is shown. */
function expectPage(visitor: Visitor): void {
  homes[visitor].preload().catch(() => undefined);
}
