export * from './normalize.ts';
export * from './phrases.ts';
