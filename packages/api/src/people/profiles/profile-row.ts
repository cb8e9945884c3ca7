import type { ProfilesTable } from '@lamplight/db';
import {
  type Onboarding,
  onboardingDefaults,
  PROFILE_DEFAULTS,
  type ProfileUpdate,
} from '@lamplight/domain/profiles';
import type { Role } from '@lamplight/domain/users';

/** The profile of somebody who has told nothing yet (spec 9, Profile options). */
export function emptyProfile(userId: number): ProfilesTable {
  return {
    userId,
    bio: null,
    favoriteSubjects: '[]',
    difficultyLevel: PROFILE_DEFAULTS.difficultyLevel,
    timeZone: PROFILE_DEFAULTS.timeZone,
    language: PROFILE_DEFAULTS.language,
    allowDataSharing: 0,
    weeklyGoal: PROFILE_DEFAULTS.weeklyGoal,
    weeklyHours: null,
    learningStyle: null,
    learningGoals: '[]',
    emergencyContact: null,
    department: null,
    specialization: '[]',
    certifications: '[]',
    yearsExperience: null,
    accessLevel: null,
    completedOnboardingAt: null,
    updatedAt: 0,
    letters: null,
    textSize: null,
    motion: null,
    readAloud: null,
  };
}

/** A list as it is stored, or nothing to change when none was sent. */
function list(texts: readonly string[] | null | undefined): string | undefined {
  return texts ? JSON.stringify(texts) : undefined;
}

/** The fields that each role has for itself (spec 6); what another role sends of them is dropped. */
function fieldsOfRole(role: Role, update: ProfileUpdate) {
  switch (role) {
    case 'student':
      return {
        weeklyGoal: update.weeklyGoal === null ? PROFILE_DEFAULTS.weeklyGoal : update.weeklyGoal,
        learningStyle: update.learningStyle,
      };
    case 'parent':
      return { emergencyContact: update.emergencyContact };
    case 'teacher':
      return {
        department: update.department,
        specialization: list(update.specialization),
        certifications: list(update.certifications),
        yearsExperience: update.yearsExperience,
      };
    case 'admin':
      return { accessLevel: update.accessLevel ?? undefined };
  }
}

/** The row with those of the values that were sent. */
function withSent(
  row: ProfilesTable,
  sent: { readonly [K in keyof ProfilesTable]?: ProfilesTable[K] | undefined },
): ProfilesTable {
  const entries = Object.entries(sent).filter(([, value]) => value !== undefined);
  return { ...row, ...Object.fromEntries(entries) };
}

/** The row after a profile update by its owner. */
export function updatedProfile(
  row: ProfilesTable,
  role: Role,
  update: ProfileUpdate,
): ProfilesTable {
  const { allowDataSharing, display } = update;
  return withSent(row, {
    bio: update.bio,
    favoriteSubjects: list(update.favoriteSubjects),
    difficultyLevel: update.difficultyLevel ?? undefined,
    timeZone: update.timeZone ?? undefined,
    language: update.language ?? undefined,
    allowDataSharing: allowDataSharing == null ? undefined : Number(allowDataSharing),
    letters: display?.letters,
    textSize: display?.textSize,
    motion: display?.motion,
    readAloud: display?.readAloud,
    ...fieldsOfRole(role, update),
  });
}

/**
 * The row after onboarding. Level and weekly hours that were left open follow the student's age
 * (spec 9); the first completion is the one that is remembered.
 */
export function onboardedProfile(
  row: ProfilesTable,
  person: { readonly role: Role; readonly age: number | null },
  onboarding: Onboarding,
  now: number,
): ProfilesTable {
  const defaults = person.age === null ? null : onboardingDefaults(person.age);
  const isFirst = row.completedOnboardingAt === null;
  return withSent(updatedProfile(row, person.role, onboarding), {
    difficultyLevel:
      onboarding.difficultyLevel ?? (isFirst ? defaults?.difficultyLevel : undefined),
    weeklyHours: onboarding.weeklyHours ?? (isFirst ? defaults?.weeklyHours : undefined),
    learningGoals: list(onboarding.learningGoals),
    completedOnboardingAt: isFirst && onboarding.completedOnboarding ? now : undefined,
  });
}
