export * from './needs-help.ts';
export * from './notes.ts';
export * from './views.ts';
