export * from './announcement.ts';
export * from './views.ts';
