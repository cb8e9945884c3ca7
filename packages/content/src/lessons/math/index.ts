import type { LessonSource } from '@lamplight/domain/lessons';
import { mathDay01 } from './day-01.ts';
import { mathDay03 } from './day-03.ts';
import { mathDay05 } from './day-05.ts';
import { mathDay07 } from './day-07.ts';
import { mathDay09 } from './day-09.ts';
import { mathDay11 } from './day-11.ts';
import { mathDay13 } from './day-13.ts';
import { mathDay15 } from './day-15.ts';
import { mathDay17 } from './day-17.ts';
import { mathDay19 } from './day-19.ts';
import { mathDay21 } from './day-21.ts';
import { mathDay23 } from './day-23.ts';
import { mathDay25 } from './day-25.ts';
import { mathDay27 } from './day-27.ts';
import { mathDay29 } from './day-29.ts';
import { mathDay31 } from './day-31.ts';
import { mathDay33 } from './day-33.ts';
import { mathDay35 } from './day-35.ts';
import { mathDay37 } from './day-37.ts';
import { mathDay39 } from './day-39.ts';
import { mathDay41 } from './day-41.ts';
import { mathDay43 } from './day-43.ts';
import { mathDay45 } from './day-45.ts';
import { mathDay47 } from './day-47.ts';
import { mathDay49 } from './day-49.ts';
import { mathDay51 } from './day-51.ts';
import { mathDay53 } from './day-53.ts';
import { mathDay55 } from './day-55.ts';

/** The math lessons that are written, in the order of their days. */
export const mathLessons: readonly LessonSource[] = [
  mathDay01,
  mathDay03,
  mathDay05,
  mathDay07,
  mathDay09,
  mathDay11,
  mathDay13,
  mathDay15,
  mathDay17,
  mathDay19,
  mathDay21,
  mathDay23,
  mathDay25,
  mathDay27,
  mathDay29,
  mathDay31,
  mathDay33,
  mathDay35,
  mathDay37,
  mathDay39,
  mathDay41,
  mathDay43,
  mathDay45,
  mathDay47,
  mathDay49,
  mathDay51,
  mathDay53,
  mathDay55,
];
