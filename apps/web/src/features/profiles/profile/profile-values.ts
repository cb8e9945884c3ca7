import {
  type AccessLevel,
  type DifficultyLevel,
  type Language,
  type LearningStyle,
  PROFILE_DEFAULTS,
  type Profile,
  type ProfileUpdate,
  profileUpdateSchema,
  type TimeZone,
} from '@lamplight/domain/profiles';
import type { Role } from '@lamplight/domain/users';
import { z } from 'zod';

/** What a profile's owner can change (spec 7, PUT /api/profile/me). Numbers are texts, as they are typed. */
export type ProfileValues = {
  bio: string;
  favoriteSubjects: string[];
  difficultyLevel: DifficultyLevel;
  timeZone: TimeZone;
  language: Language;
  allowDataSharing: boolean;
  parentEmail: string;
  weeklyGoal: string;
  learningStyle: LearningStyle | '';
  emergencyContact: string;
  department: string;
  yearsExperience: string;
  accessLevel: AccessLevel;
};

/** The four tabs of the profile (spec 2). */
export const TABS = ['basic', 'role', 'settings', 'preferences'] as const;
export type ProfileTab = (typeof TABS)[number];

const TAB_OF: Readonly<Record<keyof ProfileValues, ProfileTab>> = {
  bio: 'basic',
  parentEmail: 'role',
  weeklyGoal: 'role',
  learningStyle: 'role',
  emergencyContact: 'role',
  department: 'role',
  yearsExperience: 'role',
  accessLevel: 'role',
  language: 'settings',
  timeZone: 'settings',
  allowDataSharing: 'settings',
  favoriteSubjects: 'preferences',
  difficultyLevel: 'preferences',
};

/** The tab that holds a field, by the path of what was refused. */
export function tabOf(path: string): ProfileTab | undefined {
  const field = path.split('.')[0] ?? '';
  return Object.hasOwn(TAB_OF, field) ? TAB_OF[field as keyof ProfileValues] : undefined;
}

/** What the form begins with. */
export function profileValues(profile: Profile, language: Language): ProfileValues {
  return {
    bio: profile.bio ?? '',
    favoriteSubjects: profile.favoriteSubjects,
    difficultyLevel: profile.difficultyLevel,
    timeZone: profile.timeZone,
    language,
    allowDataSharing: profile.allowDataSharing,
    parentEmail: profile.parentEmail ?? '',
    weeklyGoal: String(profile.weeklyGoal ?? PROFILE_DEFAULTS.weeklyGoal),
    learningStyle: profile.learningStyle ?? '',
    emergencyContact: profile.emergencyContact ?? '',
    department: profile.department ?? '',
    yearsExperience: String(profile.yearsExperience ?? ''),
    accessLevel: profile.accessLevel ?? PROFILE_DEFAULTS.accessLevel,
  };
}

/** A whole number as it is typed; an empty field is null. */
function typedInteger(min: number, max: number, rule: string) {
  return z
    .string()
    .transform((text) => (text.trim() === '' ? null : Number(text)))
    .pipe(z.int(rule).min(min, rule).max(max, rule).nullable());
}

/** The rules of the form: those of the call, with the numbers as texts. */
export function profileFormSchema(rules: { readonly goal: string; readonly years: string }) {
  return profileUpdateSchema.extend({
    weeklyGoal: typedInteger(1, 50, rules.goal),
    yearsExperience: typedInteger(0, 80, rules.years),
  });
}

const COMMON_FIELDS = [
  'bio',
  'favoriteSubjects',
  'difficultyLevel',
  'timeZone',
  'language',
  'allowDataSharing',
] as const satisfies readonly (keyof ProfileUpdate)[];

const ROLE_FIELDS: Readonly<Record<Role, readonly (keyof ProfileUpdate)[]>> = {
  student: ['parentEmail', 'weeklyGoal', 'learningStyle'],
  parent: ['emergencyContact'],
  teacher: ['department', 'specialization', 'yearsExperience', 'certifications'],
  admin: ['accessLevel'],
};

/** The call's body: what everybody has and the fields of the role (spec 7). */
export function profilePayload(values: ProfileValues, profile: Profile): ProfileUpdate {
  const { id: userId, role, specialization, certifications } = profile;
  const checked = profileFormSchema({ goal: '', years: '' }).parse(values);
  const everything: ProfileUpdate = { ...checked, userId, specialization, certifications };
  const names: readonly (keyof ProfileUpdate)[] = [
    'userId',
    ...COMMON_FIELDS,
    ...ROLE_FIELDS[role],
  ];
  return Object.fromEntries(names.map((name) => [name, everything[name]])) as ProfileUpdate;
}
