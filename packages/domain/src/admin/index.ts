export * from './progress-band.ts';
export * from './user-changes.ts';
export * from './views.ts';
