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
import { bibleDay18 } from './day-18.ts';
import { bibleDay19 } from './day-19.ts';
import { bibleDay20 } from './day-20.ts';
import { bibleDay21 } from './day-21.ts';
import { bibleDay22 } from './day-22.ts';
import { bibleDay23 } from './day-23.ts';
import { bibleDay24 } from './day-24.ts';
import { bibleDay25 } from './day-25.ts';
import { bibleDay26 } from './day-26.ts';
import { bibleDay27 } from './day-27.ts';
import { bibleDay28 } from './day-28.ts';
import { bibleDay29 } from './day-29.ts';
import { bibleDay30 } from './day-30.ts';
import { bibleDay31 } from './day-31.ts';
import { bibleDay32 } from './day-32.ts';
import { bibleDay33 } from './day-33.ts';
import { bibleDay34 } from './day-34.ts';
import { bibleDay35 } from './day-35.ts';
import { bibleDay36 } from './day-36.ts';
import { bibleDay37 } from './day-37.ts';
import { bibleDay38 } from './day-38.ts';
import { bibleDay39 } from './day-39.ts';
import { bibleDay40 } from './day-40.ts';
import { bibleDay41 } from './day-41.ts';
import { bibleDay42 } from './day-42.ts';
import { bibleDay43 } from './day-43.ts';
import { bibleDay44 } from './day-44.ts';
import { bibleDay45 } from './day-45.ts';
import { bibleDay46 } from './day-46.ts';
import { bibleDay47 } from './day-47.ts';
import { bibleDay48 } from './day-48.ts';
import { bibleDay49 } from './day-49.ts';
import { bibleDay50 } from './day-50.ts';
import { bibleDay51 } from './day-51.ts';
import { bibleDay52 } from './day-52.ts';
import { bibleDay53 } from './day-53.ts';
import { bibleDay54 } from './day-54.ts';
import { bibleDay55 } from './day-55.ts';
import { bibleDay56 } from './day-56.ts';

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
  bibleDay18,
  bibleDay19,
  bibleDay20,
  bibleDay21,
  bibleDay22,
  bibleDay23,
  bibleDay24,
  bibleDay25,
  bibleDay26,
  bibleDay27,
  bibleDay28,
  bibleDay29,
  bibleDay30,
  bibleDay31,
  bibleDay32,
  bibleDay33,
  bibleDay34,
  bibleDay35,
  bibleDay36,
  bibleDay37,
  bibleDay38,
  bibleDay39,
  bibleDay40,
  bibleDay41,
  bibleDay42,
  bibleDay43,
  bibleDay44,
  bibleDay45,
  bibleDay46,
  bibleDay47,
  bibleDay48,
  bibleDay49,
  bibleDay50,
  bibleDay51,
  bibleDay52,
  bibleDay53,
  bibleDay54,
  bibleDay55,
  bibleDay56,
];
