export * from './events.ts';
export * from './views.ts';
export * from './words.ts';
