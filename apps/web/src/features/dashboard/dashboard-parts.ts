import type { CurrentUser } from '@lamplight/domain/users';
import type { ReactNode } from 'react';

/** A part of the home that belongs to another feature. */
type Part = (user: CurrentUser) => ReactNode;

/** What other features have on the home. */
export interface DashboardParts {
  /** What teachers say to the class. */
  readonly news: ReactNode;
  readonly challenges: Part;
  readonly journal: Part;
  readonly achievements: Part;
  /** Complete Day, for a day whose lessons are all done. @param isNext whether it is what comes next */
  readonly completeDay: (user: CurrentUser, isNext: boolean) => ReactNode;
}
