import type { LessonSource } from '@lamplight/domain/lessons';
import { scienceDay02 } from './day-02.ts';
import { scienceDay04 } from './day-04.ts';
import { scienceDay06 } from './day-06.ts';

/** The science lessons that are written, in the order of their days. */
export const scienceLessons: readonly LessonSource[] = [scienceDay02, scienceDay04, scienceDay06];
