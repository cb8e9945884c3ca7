export * from './curriculum.ts';
