import type { Foundation } from '../../platform/foundation.ts';
import type { WrongCodes } from '../auth/wrong-codes.ts';
import { createClassAdmin } from './class-admin.service.ts';
import { createClassJoining } from './class-joining.service.ts';
import { createClassPace } from './class-pace.service.ts';
import { createClassPeople } from './class-people.service.ts';
import { createClassSettings } from './class-settings.service.ts';
import type { ClassesService } from './classes.service.ts';

interface Dependencies extends Foundation {
  readonly classes: ClassesService;
  /** Of those who typed a class code wrongly. */
  readonly wrongCodes: WrongCodes;
}

/** What is done with a class and the people in it. */
export function createClasses(deps: Dependencies) {
  return {
    classAdmin: createClassAdmin(deps),
    classJoining: createClassJoining(deps.db, deps.wrongCodes),
    classPace: createClassPace(deps.clock),
    classPeople: createClassPeople(deps),
    classSettings: createClassSettings(deps),
  };
}
