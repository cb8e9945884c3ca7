export * from './checked-text.ts';
export * from './hit-parts.ts';
export * from './views.ts';
