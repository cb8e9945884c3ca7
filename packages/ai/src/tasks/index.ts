export * from './activity.ts';
export * from './journal-feedback.ts';
export * from './lesson-content.ts';
export * from './quiz.ts';
export * from './task.ts';
