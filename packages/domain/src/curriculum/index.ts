export * from './curriculum.ts';
export * from './views.ts';
