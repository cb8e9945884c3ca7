export * from './normalize.ts';
export * from './once.ts';
export * from './phrases.ts';
