export * from './display.ts';
export * from './views.ts';
