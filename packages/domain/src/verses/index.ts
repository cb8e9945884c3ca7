export * from './exercises.ts';
export * from './set-exercise.ts';
export * from './verse.ts';
export * from './views.ts';
export * from './weeks.ts';
export * from './words.ts';
