export const ROLES = ['student', 'parent', 'teacher', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that a person can register as; an admin is made by the host's owner (decisions, Roles). */
export const REGISTRABLE_ROLES = [
  'student',
  'parent',
  'teacher',
] as const satisfies readonly Role[];
