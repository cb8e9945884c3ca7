export * from './teacher-lesson.ts';
export * from './views.ts';
