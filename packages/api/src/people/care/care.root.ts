import type { Db } from '@lamplight/db';
import type { Clock } from '../../platform/clock.ts';
import type { Random } from '../../platform/random.ts';
import type { ClassesService } from '../classes/classes.service.ts';
import type { TabletsService } from '../classroom-sign-in/tablets.service.ts';
import type { FamilyLinks } from '../families/family-links.service.ts';
import type { StudentAccess } from '../learner-access/student-access.ts';
import { createCareCards } from './care-cards.service.ts';
import { createCareReading } from './care-reading.service.ts';
import { createTabletSheets } from './tablet-sheets.service.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly families: FamilyLinks;
  readonly classes: ClassesService;
  readonly access: StudentAccess;
  readonly tablets: TabletsService;
}

/** What parents write about a child for emergencies, and who reads it. */
export function createCare(deps: Dependencies) {
  return {
    careCards: createCareCards(deps),
    careReading: createCareReading(deps),
    tabletSheets: createTabletSheets(deps),
  };
}
