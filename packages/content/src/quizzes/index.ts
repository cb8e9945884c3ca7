export * from './bank.ts';
export * from './build.ts';
export * from './question-rules.ts';
export * from './quiz-item.ts';
