export * from './pieces.ts';
export * from './views.ts';
export * from './word-times.ts';
