export * from './story.ts';
export * from './views.ts';
