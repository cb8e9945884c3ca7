export * from './read-translation.ts';
