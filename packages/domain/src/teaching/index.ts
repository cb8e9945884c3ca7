export * from './content-generation.ts';
export * from './teacher-lesson.ts';
export * from './views.ts';
