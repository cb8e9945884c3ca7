export * from './once.ts';
