export * from './bank.ts';
export * from './build.ts';
export * from './quiz-item.ts';
