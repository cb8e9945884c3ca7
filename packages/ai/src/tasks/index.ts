export * from './activity.ts';
export * from './journal-feedback.ts';
export * from './lesson-content.ts';
export { asData, bibleRules } from './prompt-parts.ts';
export * from './quiz.ts';
export * from './task.ts';
