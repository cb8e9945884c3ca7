export * from './accommodations.ts';
