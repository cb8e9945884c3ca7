import type { Foundation } from '../../platform/foundation.ts';
import type { WrongCodes } from '../auth/wrong-codes.ts';
import type { ClassesService } from '../classes/classes.service.ts';
import type { FamilyLinks } from '../families/family-links.service.ts';
import type { StudentAccess } from '../learner-access/student-access.ts';
import { createDoorAccess } from './door-access.ts';
import { createDoorDay } from './door-day.service.ts';
import { createDoorMarks } from './door-marks.service.ts';
import { createPickupCodes } from './pickup-codes.ts';
import { createPickups } from './pickups.service.ts';
import { createRegister } from './register.service.ts';
import { createWalkUps } from './walk-ups.service.ts';

interface Dependencies extends Foundation {
  readonly families: FamilyLinks;
  readonly classes: ClassesService;
  readonly access: StudentAccess;
  readonly wrongCodes: WrongCodes;
}

/** Who is here, and with whom they leave. */
export function createAttendance(deps: Dependencies) {
  const { db, clock, random } = deps;
  const doorAccess = createDoorAccess(deps);
  const codes = createPickupCodes(db, clock, random);
  const known = { ...deps, doorAccess, codes };
  return {
    doorDay: createDoorDay(known),
    doorMarks: createDoorMarks(known),
    pickups: createPickups(known),
    register: createRegister(known),
    walkUps: createWalkUps(known),
  };
}
