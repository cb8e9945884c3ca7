import type { LessonSource } from '@lamplight/domain/lessons';
import { scienceDay02 } from './day-02.ts';
import { scienceDay04 } from './day-04.ts';
import { scienceDay06 } from './day-06.ts';
import { scienceDay08 } from './day-08.ts';
import { scienceDay10 } from './day-10.ts';
import { scienceDay12 } from './day-12.ts';
import { scienceDay14 } from './day-14.ts';
import { scienceDay16 } from './day-16.ts';
import { scienceDay18 } from './day-18.ts';
import { scienceDay20 } from './day-20.ts';
import { scienceDay22 } from './day-22.ts';
import { scienceDay24 } from './day-24.ts';
import { scienceDay26 } from './day-26.ts';
import { scienceDay28 } from './day-28.ts';
import { scienceDay30 } from './day-30.ts';
import { scienceDay32 } from './day-32.ts';
import { scienceDay34 } from './day-34.ts';
import { scienceDay36 } from './day-36.ts';
import { scienceDay38 } from './day-38.ts';
import { scienceDay40 } from './day-40.ts';
import { scienceDay42 } from './day-42.ts';
import { scienceDay44 } from './day-44.ts';
import { scienceDay46 } from './day-46.ts';
import { scienceDay48 } from './day-48.ts';
import { scienceDay50 } from './day-50.ts';
import { scienceDay52 } from './day-52.ts';
import { scienceDay54 } from './day-54.ts';
import { scienceDay56 } from './day-56.ts';

/** The science lessons that are written, in the order of their days. */
export const scienceLessons: readonly LessonSource[] = [
  scienceDay02,
  scienceDay04,
  scienceDay06,
  scienceDay08,
  scienceDay10,
  scienceDay12,
  scienceDay14,
  scienceDay16,
  scienceDay18,
  scienceDay20,
  scienceDay22,
  scienceDay24,
  scienceDay26,
  scienceDay28,
  scienceDay30,
  scienceDay32,
  scienceDay34,
  scienceDay36,
  scienceDay38,
  scienceDay40,
  scienceDay42,
  scienceDay44,
  scienceDay46,
  scienceDay48,
  scienceDay50,
  scienceDay52,
  scienceDay54,
  scienceDay56,
];
