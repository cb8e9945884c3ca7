export * from './assignments.ts';
