export * from './bands.ts';
