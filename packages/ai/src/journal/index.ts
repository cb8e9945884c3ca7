export * from './journal-feedback.ts';
export { journalLanguages } from './languages.ts';
