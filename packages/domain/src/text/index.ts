export * from './readability.ts';
export * from './sentences.ts';
export * from './syllables.ts';
export * from './whole-sentences.ts';
export * from './words.ts';
