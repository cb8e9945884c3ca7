/** How a child of the sample class gets on. */
export const CHARACTERS = {
  bright: { attendance: 97, skill: 94, firstDay: 1 },
  steady: { attendance: 90, skill: 82, firstDay: 1 },
  slow: { attendance: 68, skill: 70, firstDay: 1 },
  /** Comes, and fails at the end of what was tried last. */
  struggling: { attendance: 88, skill: 45, firstDay: 1 },
  /** Has not been there for two weeks. */
  away: { attendance: 90, skill: 76, firstDay: 1 },
  /** Came to the class in its last week. */
  new: { attendance: 95, skill: 78, firstDay: 21 },
} as const satisfies Readonly<
  Record<string, { attendance: number; skill: number; firstDay: number }>
>;
export type Character = keyof typeof CHARACTERS;

export interface SampleChild {
  readonly firstName: string;
  /** Years. */
  readonly age: number;
  readonly character: Character;
}

/** Everybody of the class has it, so that every list tells at a glance who is made up. */
export const SAMPLE_LAST_NAME = 'Sample';
export const SAMPLE_CLASS_NAME = 'Sample class';

const child = (firstName: string, age: number, character: Character = 'steady'): SampleChild => ({
  ...{ firstName, age, character },
});

/** The thirty children, youngest first. */
export const SAMPLE_CHILDREN: readonly SampleChild[] = [
  child('Ben', 5),
  child('Lucia', 5, 'bright'),
  child('Noah', 5, 'slow'),
  child('Amara', 6),
  child('Finn', 6, 'struggling'),
  child('Hana', 6),
  child('Oscar', 7),
  child('Zoe', 7, 'bright'),
  child('Elias', 7, 'slow'),
  child('Naomi', 8),
  child('Milo', 8, 'away'),
  child('Sofia', 8, 'bright'),
  child('Jonas', 8),
  child('Ada', 9, 'bright'),
  child('Caleb', 9, 'struggling'),
  child('Ines', 9),
  child('Mateo', 9),
  child('Rosa', 10),
  child('Theo', 10, 'slow'),
  child('Leah', 10, 'bright'),
  child('Kofi', 11),
  child('Emma', 11, 'new'),
  child('Samuel', 11),
  child('Priya', 12, 'bright'),
  child('Lukas', 12, 'away'),
  child('Chloe', 13),
  child('David', 14),
  child('Marta', 15, 'slow'),
  child('Isaac', 16),
  child('Judith', 16, 'bright'),
];

export const SAMPLE_TEACHERS = ['Grace', 'Daniel'] as const;

/** A parent with the children that the account is linked to. */
export interface SampleParent {
  readonly firstName: string;
  readonly children: readonly string[];
  readonly status: 'confirmed' | 'unconfirmed';
}

export const SAMPLE_PARENTS: readonly SampleParent[] = [
  { firstName: 'Miriam', children: ['Ada', 'Ben'], status: 'confirmed' },
  { firstName: 'Thomas', children: ['Caleb'], status: 'confirmed' },
  { firstName: 'Esther', children: ['Priya'], status: 'unconfirmed' },
];
