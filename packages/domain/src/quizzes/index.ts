export * from './choose.ts';
export * from './quiz.ts';
export * from './views.ts';
