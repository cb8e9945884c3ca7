/** What a consent can be about (decisions, Children's privacy). Each is given and withdrawn alone. */
export const CONSENT_PURPOSES = [
  'outside-ai',
  'class-name-in-rooms',
  'session-tracking',
  'journal-outside-ai',
] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** How a consent came: by the student, by a linked parent's account, on paper that an admin recorded. */
export const CONSENT_METHODS = ['self', 'parent', 'paper'] as const;
export type ConsentMethod = (typeof CONSENT_METHODS)[number];
