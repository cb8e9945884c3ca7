export * from './missed.ts';
export * from './questions.ts';
export * from './views.ts';
