/** The tabs of the teacher's home, by their names in the address. */
export const TEACHER_TABS = [
  'overview',
  'lessons',
  'students',
  'news',
  'analytics',
  'care',
] as const;
export type TeacherTab = (typeof TEACHER_TABS)[number];

/** What opens inside a tab and has a way back to it, by its name in the address. */
const PARTS = {
  'sign-in': 'students',
  reports: 'analytics',
  'class-settings': 'analytics',
} as const satisfies Readonly<Record<string, TeacherTab>>;
export type TeacherPart = keyof typeof PARTS;

/** Where the home is open. */
export interface Place {
  readonly tab: TeacherTab;
  /** Null where the tab itself is shown. */
  readonly part: TeacherPart | null;
}

/** The place that the address names after `#`; the overview where it names none. */
export function placeOf(hash: string): Place {
  // A tab may add what it shows, as in `students/12`.
  const [name] = hash.split('/');
  const tab = TEACHER_TABS.find((known) => known === name);
  if (tab !== undefined) return { tab, part: null };
  if (isPart(hash)) return { tab: PARTS[hash], part: hash };
  return { tab: 'overview', part: null };
}

function isPart(hash: string): hash is TeacherPart {
  return Object.hasOwn(PARTS, hash);
}
