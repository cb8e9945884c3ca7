import type { Foundation } from '../platform/foundation.ts';
import { createAccommodationsService } from './accommodations/accommodations.service.ts';
import { createAdmin } from './admin/admin.root.ts';
import { createAnnouncements } from './announcements/announcements.service.ts';
import { createAttendance } from './attendance/attendance.root.ts';
import { createAuditService } from './audit/audit.service.ts';
import { type AuthOptions, createAuth } from './auth/auth.root.ts';
import { createPasswords } from './auth/passwords.ts';
import { createSessions } from './auth/sessions.ts';
import { createCare } from './care/care.root.ts';
import { createClasses } from './classes/classes.root.ts';
import { createClassesService } from './classes/classes.service.ts';
import { createClassroomSignIn } from './classroom-sign-in/classroom-sign-in.root.ts';
import { createConsentLedger } from './consents/consent-ledger.service.ts';
import { createConsentsService } from './consents/consents.service.ts';
import { createChildAccounts } from './families/child-accounts.service.ts';
import { createFamilyLinks } from './families/family-links.service.ts';
import { createLinkOversight } from './families/link-oversight.service.ts';
import { createLearnerAccess } from './learner-access/learner-access.service.ts';
import { createStudentAccess } from './learner-access/student-access.ts';
import { createClassSlips } from './pairing/class-slips.service.ts';
import { createPairingService } from './pairing/pairing.service.ts';
import { createOwnDataService } from './profiles/own-data.service.ts';
import { createPasswordChanges } from './profiles/password-change.service.ts';
import { createSafety, type SafetyOptions } from './safety/safety.root.ts';
import { createTrackingService } from './tracking/tracking.service.ts';

export interface PeopleOptions extends AuthOptions, SafetyOptions {}

/** Who is here, who answers for whom, and what is heard. */
export function createPeople(base: Foundation, options: PeopleOptions) {
  const { db, clock, random, mail } = base;
  const passwords = createPasswords();
  const sessions = createSessions(db, clock, random);
  const classes = createClassesService(db, clock, random);
  const families = createFamilyLinks(db, clock, mail.configured);
  const learnerAccess = createLearnerAccess(classes, families);
  const studentAccess = createStudentAccess(db, learnerAccess);
  const consents = createConsentsService(db, clock, families);
  const ownData = createOwnDataService(db, clock);
  const known = { ...base, ...options, passwords, sessions, classes, families, learnerAccess };
  const safety = createSafety(known);
  const auth = createAuth({ ...known, watch: safety.safetyWatch });
  const classroomSignIn = createClassroomSignIn({ ...known, signIn: auth.signIn });
  return {
    ...auth,
    ...classroomSignIn,
    ...safety,
    ...createAdmin({ ...known, ...auth }),
    ...createAttendance({ ...known, access: studentAccess, wrongCodes: auth.pickupCodes }),
    ...createCare({ ...known, access: studentAccess, tablets: classroomSignIn.tablets }),
    ...createClasses({ ...known, wrongCodes: auth.classCodes }),
    accommodations: createAccommodationsService(db, clock, classes),
    announcements: createAnnouncements({ db, clock, classes }),
    audit: createAuditService(db),
    childAccounts: createChildAccounts({ ...known, ...auth, ownData }),
    classes,
    classSlips: createClassSlips({ ...base, classes }),
    consentLedger: createConsentLedger(db),
    consents,
    families,
    learnerAccess,
    linkOversight: createLinkOversight(known),
    ownData,
    pairing: createPairingService({ ...known, wrongCodes: auth.pairingCodes }),
    passwordChanges: createPasswordChanges({ ...known, passwordAgain: auth.passwordAgain }),
    passwords,
    sessions,
    studentAccess,
    tracking: createTrackingService(db, clock, consents),
  };
}

/** The services of the people, for the areas above. */
export type People = ReturnType<typeof createPeople>;
