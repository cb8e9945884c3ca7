import type { LessonSource } from '@lamplight/domain/lessons';
import { bibleDay01 } from './day-01.ts';
import { bibleDay02 } from './day-02.ts';
import { bibleDay03 } from './day-03.ts';
import { bibleDay04 } from './day-04.ts';
import { bibleDay05 } from './day-05.ts';
import { bibleDay06 } from './day-06.ts';
import { bibleDay07 } from './day-07.ts';

/** The Bible lessons in the order of their days. */
export const bibleLessons: readonly LessonSource[] = [
  bibleDay01,
  bibleDay02,
  bibleDay03,
  bibleDay04,
  bibleDay05,
  bibleDay06,
  bibleDay07,
];
