export * from './gives-power.ts';
export * from './lists.ts';
export * from './new-account.ts';
export * from './progress-band.ts';
export * from './user-changes.ts';
export * from './views.ts';
