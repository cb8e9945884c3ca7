/** What the setup looks at: the user, and the age stored by the last setup in this browser. */
export interface SetupSituation {
  readonly role: string;
  readonly age: number | null | undefined;
  readonly storedAge: number | undefined;
}

/** Whether a user of this role and age has a platform of their own (spec 4, Platform setup). */
export function hasPlatform(user: Pick<SetupSituation, 'role' | 'age'>): boolean {
  return user.role === 'student' && typeof user.age === 'number';
}

/**
 * Whether the platform has to be set up: for a student with an age, when no age is stored or another
 * one is (spec 4, Platform setup).
 */
export function needsSetup({ role, age, storedAge }: SetupSituation): boolean {
  return hasPlatform({ role, age }) && storedAge !== age;
}
