export * from './journal-feedback.ts';
