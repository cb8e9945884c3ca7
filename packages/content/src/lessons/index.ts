export * from './catalog.ts';
export type { LessonEntry } from './entry.ts';
