export * from './achievements.ts';
export * from './counters.ts';
export * from './views.ts';
