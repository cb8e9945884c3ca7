import type { LessonSource } from '@lamplight/domain/lessons';
import { bibleDay01 } from './day-01.ts';
import { bibleDay02 } from './day-02.ts';
import { bibleDay03 } from './day-03.ts';
import { bibleDay04 } from './day-04.ts';
import { bibleDay05 } from './day-05.ts';
import { bibleDay06 } from './day-06.ts';
import { bibleDay07 } from './day-07.ts';
import { bibleDay08 } from './day-08.ts';
import { bibleDay09 } from './day-09.ts';
import { bibleDay10 } from './day-10.ts';
import { bibleDay11 } from './day-11.ts';
import { bibleDay12 } from './day-12.ts';
import { bibleDay13 } from './day-13.ts';
import { bibleDay14 } from './day-14.ts';
import { bibleDay15 } from './day-15.ts';
import { bibleDay16 } from './day-16.ts';
import { bibleDay17 } from './day-17.ts';

/** The Bible lessons in the order of their days. */
export const bibleLessons: readonly LessonSource[] = [
  bibleDay01,
  bibleDay02,
  bibleDay03,
  bibleDay04,
  bibleDay05,
  bibleDay06,
  bibleDay07,
  bibleDay08,
  bibleDay09,
  bibleDay10,
  bibleDay11,
  bibleDay12,
  bibleDay13,
  bibleDay14,
  bibleDay15,
  bibleDay16,
  bibleDay17,
];
