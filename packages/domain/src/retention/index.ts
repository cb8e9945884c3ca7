export * from './host-clock.ts';
export * from './table.ts';
export * from './unused-account.ts';
export * from './views.ts';
