import type { ProfilesTable } from '@lamplight/db';
import { displayOf } from '@lamplight/domain/display';
import {
  ACCESS_LEVELS,
  type AccessLevel,
  DIFFICULTY_LEVELS,
  LANGUAGES,
  LEARNING_STYLES,
  PROFILE_DEFAULTS,
  type Profile,
  TIME_ZONES,
} from '@lamplight/domain/profiles';
import type { CurrentUser } from '@lamplight/domain/users';

/** What a profile shows beside its row. */
export interface ProfileFacts {
  readonly parentEmail: string | null;
  readonly childrenIds: readonly number[];
  readonly totalProgress: number;
  readonly streakCount: number;
}

/** A stored word if it is one of the known, else what stands for none. */
function known<T extends string, E>(words: readonly T[], word: string | null, otherwise: E): T | E {
  return words.find((candidate) => candidate === word) ?? otherwise;
}

function list(json: string): string[] {
  return JSON.parse(json);
}

function accessLevelOf(row: ProfilesTable): AccessLevel {
  return known(ACCESS_LEVELS, row.accessLevel, PROFILE_DEFAULTS.accessLevel);
}

/** The profile as its owner reads it; fields of another role are null or empty. */
export function toProfile(user: CurrentUser, row: ProfilesTable, facts: ProfileFacts): Profile {
  const { id, username, email, role, firstName, lastName, age, grade, currentDay } = user;
  const isStudent = role === 'student';
  const isTeacher = role === 'teacher';
  const isAdmin = role === 'admin';
  return {
    ...{ id, username, email, role, firstName, lastName, age, grade, currentDay },
    profileImageUrl: null,
    bio: row.bio,
    favoriteSubjects: list(row.favoriteSubjects),
    difficultyLevel: known(
      DIFFICULTY_LEVELS,
      row.difficultyLevel,
      PROFILE_DEFAULTS.difficultyLevel,
    ),
    timeZone: known(TIME_ZONES, row.timeZone, PROFILE_DEFAULTS.timeZone),
    language: known(LANGUAGES, row.language, PROFILE_DEFAULTS.language),
    allowDataSharing: row.allowDataSharing === 1,
    display: displayOf(row),
    completedOnboarding: row.completedOnboardingAt !== null,
    learningGoals: list(row.learningGoals),
    weeklyHours: row.weeklyHours,
    totalProgress: facts.totalProgress,
    streakCount: facts.streakCount,
    parentEmail: isStudent ? facts.parentEmail : null,
    weeklyGoal: isStudent ? row.weeklyGoal : null,
    learningStyle: isStudent ? known(LEARNING_STYLES, row.learningStyle, null) : null,
    emergencyContact: role === 'parent' ? row.emergencyContact : null,
    childrenIds: [...facts.childrenIds],
    employeeId: null,
    department: isTeacher ? row.department : null,
    specialization: isTeacher ? list(row.specialization) : [],
    certifications: isTeacher ? list(row.certifications) : [],
    yearsExperience: isTeacher ? row.yearsExperience : null,
    accessLevel: isAdmin ? accessLevelOf(row) : null,
    lastSystemAccess: isAdmin ? user.lastLoginAt : null,
  };
}
