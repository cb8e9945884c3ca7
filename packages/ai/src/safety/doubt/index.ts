export * from './doubt.ts';
