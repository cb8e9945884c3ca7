/**
 * Everybody whom access is decided for. The first student's class is taught by `teacher`, and `parent` is linked
 * to that student; `unprovenParent` is by the address alone, which nobody has confirmed. `otherStudent`, `otherParent`
 * and `otherTeacher` belong to another class and family.
 */
export const EVERYONE = [
  'visitor',
  'student',
  'otherStudent',
  'parent',
  'unprovenParent',
  'otherParent',
  'teacher',
  'otherTeacher',
  'pendingTeacher',
  'admin',
] as const;
export type Who = (typeof EVERYONE)[number];
export type SignedInWho = Exclude<Who, 'visitor'>;

export const SIGNED_IN: readonly Who[] = EVERYONE.filter((who) => who !== 'visitor');
export const STUDENTS: readonly Who[] = ['student', 'otherStudent'];
export const PARENTS: readonly Who[] = ['parent', 'unprovenParent', 'otherParent'];
export const TEACHERS: readonly Who[] = ['teacher', 'otherTeacher', 'pendingTeacher'];
export const STAFF: readonly Who[] = [...TEACHERS, 'admin'];
export const LEARNERS: readonly Who[] = [...STUDENTS, ...STAFF];
export const ADMINS: readonly Who[] = ['admin'];
/** Nobody but the student whom the input names. */
export const OWN: readonly Who[] = ['student'];
/** Who leads the student's class. */
export const OF_CLASS: readonly Who[] = ['teacher', 'admin'];
/** Who may see what the student does. */
export const FOLLOWERS: readonly Who[] = ['student', 'parent', ...OF_CLASS];

/** Who may see how far the student is, but not what it writes. */
export const SEES_PROGRESS: readonly Who[] = [...FOLLOWERS, 'unprovenParent'];

/** To whom nothing of the first student may come, whatever they call. */
export const STRANGERS: readonly Who[] = EVERYONE.filter((who) => !SEES_PROGRESS.includes(who));
