export * from './choose.ts';
export * from './level.ts';
export * from './quiz.ts';
export * from './views.ts';
