import type { ComponentType } from 'react';
import type { Visitor } from '../app/access.ts';
import { lazyWithTexts } from '../app/lazy-with-texts.ts';
import { LandingPage } from '../features/landing/landing-page.tsx';

interface Home {
  readonly Page: ComponentType;
  /** Asks for the page before it is rendered. */
  readonly preload: () => Promise<unknown>;
}

/** The page at '/' of each visitor. The landing page comes with the first script, each other alone. */
export const homes: Readonly<Record<Visitor, Home>> = {
  'logged-out': { Page: LandingPage, preload: async () => undefined },
  student: lazyWithTexts(() => import('./-homes/student.ts')),
  parent: lazyWithTexts(() => import('./-homes/parent.ts')),
  teacher: lazyWithTexts(() => import('./-homes/teacher.ts')),
  admin: lazyWithTexts(() => import('./-homes/admin.ts')),
};
