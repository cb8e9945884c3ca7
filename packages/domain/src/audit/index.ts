export * from './actions.ts';
export * from './views.ts';
