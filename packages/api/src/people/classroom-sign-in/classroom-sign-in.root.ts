import type { Db } from '@lamplight/db';
import type { Clock } from '../../platform/clock.ts';
import type { Random } from '../../platform/random.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { SignInService } from '../auth/sign-in.service.ts';
import type { ClassesService } from '../classes/classes.service.ts';
import type { FamilyLinks } from '../families/family-links.service.ts';
import { createChildEntry } from './child-entry.ts';
import { createEntryRequests } from './entry-requests.service.ts';
import { createPicturePasswords } from './picture-passwords.ts';
import { createSignInCards } from './sign-in-cards.service.ts';
import { createStudentBatches } from './student-batches.service.ts';
import { createTablets } from './tablets.service.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly classes: ClassesService;
  readonly families: FamilyLinks;
  readonly signIn: SignInService;
}

/** How the children of a class sign in: lists, cards, tablets, and a teacher who lets in. */
export function createClassroomSignIn(deps: Dependencies) {
  const pictures = createPicturePasswords(deps);
  const enter = createChildEntry(deps.db, deps.clock, deps.sessions);
  const tablets = createTablets({ ...deps, pictures, enter });
  return {
    entryRequests: createEntryRequests({ ...deps, tablets, pictures, enter }),
    signInCards: createSignInCards({ ...deps, pictures, enter }),
    studentBatches: createStudentBatches(deps),
    tablets,
  };
}
