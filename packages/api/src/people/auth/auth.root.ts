import {
  type Allowance,
  SIGN_INS_OF_ACCOUNT,
  SIGN_INS_OF_ADDRESS,
  SIGN_UPS_OF_ADDRESS,
  type StudentSignUp,
} from '@lamplight/domain/auth';
import { createAllowances } from '../../platform/allowances.ts';
import type { Foundation } from '../../platform/foundation.ts';
import type { ClassesService } from '../classes/classes.service.ts';
import type { FamilyLinks } from '../families/family-links.service.ts';
import type { SafetyWatch } from '../safety/watch.service.ts';
import { createAccountsService } from './accounts.service.ts';
import { createDeletionWishes } from './deletion-wishes.service.ts';
import { createSignInGuesses } from './guesses.ts';
import { createKnownDevices } from './known-devices.ts';
import { createMailedLinks } from './mailed-links.service.ts';
import { createPasswordAgain } from './password-again.ts';
import type { Passwords } from './passwords.ts';
import { createPlainSignIns } from './plain-sign-ins.ts';
import type { Sessions } from './sessions.ts';
import { createSignInService } from './sign-in.service.ts';
import { createSignInThrottle } from './sign-in-throttle.ts';
import { createSignUpGuesses } from './sign-up-guesses.ts';
import { createSignUpRule } from './sign-up-rule.ts';
import { createWrongCodes } from './wrong-codes.ts';

export interface AuthOptions {
  /** Whether new teachers need no approval (TEACHER_SIGNUP=open). */
  readonly teachersAreApproved: boolean;
  /** Who may make a student's account (STUDENT_SIGNUP); anybody, when left out. */
  readonly studentSignUp?: StudentSignUp;
}

interface Dependencies extends Foundation, AuthOptions {
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly classes: ClassesService;
  readonly families: FamilyLinks;
  readonly watch: SafetyWatch;
}

/** How somebody gets an account and signs in with it. */
export function createAuth(deps: Dependencies) {
  const { db, clock, random, passwords } = deps;
  const links = createMailedLinks(deps);
  const guesses = createSignInGuesses(db, clock);
  const knownDevices = createKnownDevices(db, clock, random);
  const throttle = createSignInThrottle(db, clock);
  const allowances = (allowance: Allowance) => createAllowances(allowance, clock.now);
  const signUp = createSignUpRule(db, createSignUpGuesses(clock), deps.studentSignUp ?? 'open');
  const accounts = createAccountsService({
    ...deps,
    links,
    signUp,
    signUps: allowances(SIGN_UPS_OF_ADDRESS),
  });
  return {
    accounts,
    deletionWishes: createDeletionWishes({ ...deps, accounts }),
    guesses,
    knownDevices,
    links,
    passwordAgain: createPasswordAgain(db, passwords, createWrongCodes(db, clock, 'own-password')),
    plainSignIns: createPlainSignIns(db, clock),
    signIn: createSignInService({
      ...{ ...deps, throttle, guesses, devices: knownDevices },
      ofAddress: allowances(SIGN_INS_OF_ADDRESS),
      ofAccount: allowances(SIGN_INS_OF_ACCOUNT),
    }),
    signUp,
    classCodes: createWrongCodes(db, clock, 'class'),
    pairingCodes: createWrongCodes(db, clock, 'pairing-slip'),
    pickupCodes: createWrongCodes(db, clock, 'pick-up'),
  };
}
