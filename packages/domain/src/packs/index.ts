export * from './ids.ts';
export * from './manifest.ts';
export * from './views.ts';
