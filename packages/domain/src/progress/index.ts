export * from './progress.ts';
export * from './views.ts';
