/** Grown-ups at their work and young people, where they are and what they use: loaded for scenes that need them. */

export const WORK_PLACES = ['office', 'library', 'ward', 'machine-room', 'street'] as const;

export const WORK_PEOPLE = [
  'researcher',
  'engineer',
  'programmer',
  'doctor',
  'nurse',
  'clerk',
  'judge',
  'officer',
  'farmer',
  'scholar',
  'lucia',
  'emeka',
  'minh',
  'freya',
  'samira',
] as const;

export const WORK_THINGS = [
  'typewriter',
  'terminal',
  'telephone',
  'papers',
  'scan',
  'maze',
  'wheeled-robot',
  'candle',
] as const;

export const WORK_HELD = ['clipboard'] as const;
