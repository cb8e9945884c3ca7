import type { LessonSource } from '@lamplight/domain/lessons';
import { aiDay01 } from './day-01.ts';
import { aiDay02 } from './day-02.ts';
import { aiDay03 } from './day-03.ts';
import { aiDay04 } from './day-04.ts';
import { aiDay05 } from './day-05.ts';
import { aiDay06 } from './day-06.ts';
import { aiDay07 } from './day-07.ts';
import { aiDay08 } from './day-08.ts';
import { aiDay09 } from './day-09.ts';
import { aiDay10 } from './day-10.ts';
import { aiDay11 } from './day-11.ts';
import { aiDay12 } from './day-12.ts';
import { aiDay13 } from './day-13.ts';
import { aiDay14 } from './day-14.ts';
import { aiDay15 } from './day-15.ts';
import { aiDay16 } from './day-16.ts';
import { aiDay17 } from './day-17.ts';
import { aiDay18 } from './day-18.ts';
import { aiDay19 } from './day-19.ts';
import { aiDay20 } from './day-20.ts';
import { aiDay21 } from './day-21.ts';
import { aiDay22 } from './day-22.ts';
import { aiDay23 } from './day-23.ts';
import { aiDay24 } from './day-24.ts';
import { aiDay25 } from './day-25.ts';
import { aiDay26 } from './day-26.ts';
import { aiDay27 } from './day-27.ts';
import { aiDay28 } from './day-28.ts';
import { aiDay29 } from './day-29.ts';
import { aiDay30 } from './day-30.ts';
import { aiDay31 } from './day-31.ts';
import { aiDay32 } from './day-32.ts';
import { aiDay33 } from './day-33.ts';
import { aiDay34 } from './day-34.ts';
import { aiDay35 } from './day-35.ts';
import { aiDay36 } from './day-36.ts';
import { aiDay37 } from './day-37.ts';
import { aiDay38 } from './day-38.ts';
import { aiDay39 } from './day-39.ts';
import { aiDay40 } from './day-40.ts';
import { aiDay41 } from './day-41.ts';
import { aiDay42 } from './day-42.ts';
import { aiDay43 } from './day-43.ts';
import { aiDay44 } from './day-44.ts';
import { aiDay45 } from './day-45.ts';
import { aiDay46 } from './day-46.ts';
import { aiDay47 } from './day-47.ts';
import { aiDay48 } from './day-48.ts';
import { aiDay49 } from './day-49.ts';
import { aiDay50 } from './day-50.ts';
import { aiDay51 } from './day-51.ts';
import { aiDay52 } from './day-52.ts';
import { aiDay53 } from './day-53.ts';
import { aiDay54 } from './day-54.ts';
import { aiDay55 } from './day-55.ts';
import { aiDay56 } from './day-56.ts';

/** The AI lessons in the order of their days. */
export const aiLessons: readonly LessonSource[] = [
  aiDay01,
  aiDay02,
  aiDay03,
  aiDay04,
  aiDay05,
  aiDay06,
  aiDay07,
  aiDay08,
  aiDay09,
  aiDay10,
  aiDay11,
  aiDay12,
  aiDay13,
  aiDay14,
  aiDay15,
  aiDay16,
  aiDay17,
  aiDay18,
  aiDay19,
  aiDay20,
  aiDay21,
  aiDay22,
  aiDay23,
  aiDay24,
  aiDay25,
  aiDay26,
  aiDay27,
  aiDay28,
  aiDay29,
  aiDay30,
  aiDay31,
  aiDay32,
  aiDay33,
  aiDay34,
  aiDay35,
  aiDay36,
  aiDay37,
  aiDay38,
  aiDay39,
  aiDay40,
  aiDay41,
  aiDay42,
  aiDay43,
  aiDay44,
  aiDay45,
  aiDay46,
  aiDay47,
  aiDay48,
  aiDay49,
  aiDay50,
  aiDay51,
  aiDay52,
  aiDay53,
  aiDay54,
  aiDay55,
  aiDay56,
];
