export * from './code.ts';
export * from './slip.ts';
export * from './views.ts';
