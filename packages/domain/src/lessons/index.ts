export * from './category.ts';
export * from './content-markup.ts';
export * from './lesson.ts';
export * from './unlock.ts';
export * from './views.ts';
