export * from './action.ts';
export * from './streak.ts';
export * from './utc-day.ts';
