export * from './misconceptions.ts';
export * from './sentences.ts';
export * from './views.ts';
