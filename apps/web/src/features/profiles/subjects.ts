import type { UiPicture } from '../../ui/picture/ui-pictures.ts';

interface SubjectLook {
  /** What is stored: the subject's English name. */
  readonly value: string;
  readonly picture: UiPicture;
}

/** Subjects that somebody can like, by the key of their name in the texts. */
const SUBJECTS = {
  bibleStories: { value: 'Bible Stories', picture: 'rainbow' },
  bibleStudy: { value: 'Bible Study', picture: 'open-book' },
  advancedBible: { value: 'Advanced Bible Study', picture: 'open-book' },
  numberFun: { value: 'Number Fun', picture: 'abacus' },
  math: { value: 'Math', picture: 'abacus' },
  advancedMath: { value: 'Advanced Math', picture: 'abacus' },
  letters: { value: 'Letters and Sounds', picture: 'crayon' },
  reading: { value: 'Reading', picture: 'books' },
  languageArts: { value: 'Language Arts', picture: 'books' },
  literature: { value: 'Literature', picture: 'books' },
  nature: { value: 'Nature', picture: 'butterfly' },
  science: { value: 'Science', picture: 'test-tube' },
  physics: { value: 'Physics and Chemistry', picture: 'microscope' },
  robots: { value: 'Robots', picture: 'robot' },
  ai: { value: 'AI Discovery', picture: 'robot' },
  coding: { value: 'AI and Coding', picture: 'robot' },
  computerScience: { value: 'Computer Science', picture: 'robot' },
  ethics: { value: 'AI and Ethics', picture: 'handshake' },
  puzzles: { value: 'Puzzles', picture: 'puzzle-piece' },
  logic: { value: 'Logic', picture: 'puzzle-piece' },
  art: { value: 'Art', picture: 'artist-palette' },
  music: { value: 'Music', picture: 'musical-notes' },
  history: { value: 'History', picture: 'scroll' },
} as const satisfies Readonly<Record<string, SubjectLook>>;
export type SubjectKey = keyof typeof SUBJECTS;

const KEYS = Object.keys(SUBJECTS) as SubjectKey[];

const BANDS = {
  little: ['bibleStories', 'numberFun', 'letters', 'nature', 'robots', 'puzzles', 'art', 'music'],
  young: ['bibleStudy', 'math', 'reading', 'science', 'ai', 'puzzles', 'art', 'music'],
  teen: ['bibleStudy', 'math', 'languageArts', 'science', 'coding', 'logic', 'history', 'art'],
  older: [
    'advancedBible',
    'advancedMath',
    'literature',
    'physics',
    'computerScience',
    'ethics',
    'history',
    'music',
  ],
} as const satisfies Readonly<Record<string, readonly SubjectKey[]>>;

/**
 * Subjects that onboarding offers at an age in years: up to 8, up to 12, up to 15, older (spec 9,
 * Filtering by age). Adults choose from what the children they follow meet.
 */
export function onboardingSubjects(age: number | null): readonly SubjectKey[] {
  if (age === null) return BANDS.young;
  if (age <= 8) return BANDS.little;
  if (age <= 12) return BANDS.young;
  return age <= 15 ? BANDS.teen : BANDS.older;
}

/** A subject as it can be chosen; one that the lists don't know has no key and keeps its own name. */
export interface SubjectChoice {
  readonly value: string;
  readonly key: SubjectKey | undefined;
  readonly picture: UiPicture;
}

/** The subject that is stored under this name. */
export function subjectOf(value: string): SubjectChoice {
  const key = KEYS.find((candidate) => SUBJECTS[candidate].value === value);
  return { value, key, picture: key === undefined ? 'glowing-star' : SUBJECTS[key].picture };
}

/** What can be chosen: the subjects of the age, and those that were chosen before at another age. */
export function subjectChoices(
  age: number | null,
  chosen: readonly string[],
): readonly SubjectChoice[] {
  const offered = onboardingSubjects(age).map((key) => SUBJECTS[key].value as string);
  return [...new Set([...offered, ...chosen])].map(subjectOf);
}
