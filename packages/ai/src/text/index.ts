export * from './language-of.ts';
export * from './normalize.ts';
export * from './phrases.ts';
