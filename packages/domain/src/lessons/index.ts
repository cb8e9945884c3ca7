export * from './category.ts';
export * from './content-markup.ts';
export * from './lesson.ts';
export * from './play.ts';
export * from './spoken.ts';
export * from './steps.ts';
export * from './unlock.ts';
export * from './views.ts';
