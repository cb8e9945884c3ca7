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
];
