import type { StorySource } from '@lamplight/domain/stories';
import { story01 } from './story-01.ts';
import { story02 } from './story-02.ts';
import { story03 } from './story-03.ts';
import { story04 } from './story-04.ts';
import { story05 } from './story-05.ts';
import { story06 } from './story-06.ts';
import { story07 } from './story-07.ts';
import { story08 } from './story-08.ts';
import { story09 } from './story-09.ts';
import { story10 } from './story-10.ts';
import { story11 } from './story-11.ts';
import { story12 } from './story-12.ts';
import { story13 } from './story-13.ts';
import { story14 } from './story-14.ts';
import { story15 } from './story-15.ts';
import { story16 } from './story-16.ts';
import { story17 } from './story-17.ts';
import { story18 } from './story-18.ts';
import { story19 } from './story-19.ts';
import { story20 } from './story-20.ts';
import { story21 } from './story-21.ts';
import { story22 } from './story-22.ts';
import { story23 } from './story-23.ts';
import { story24 } from './story-24.ts';

/** Every story in the order of the Bible's story (spec 2, Bible Story Adventures). */
export const stories: readonly StorySource[] = [
  story01,
  story02,
  story03,
  story04,
  story05,
  story06,
  story07,
  story08,
  story09,
  story10,
  story11,
  story12,
  story13,
  story14,
  story15,
  story16,
  story17,
  story18,
  story19,
  story20,
  story21,
  story22,
  story23,
  story24,
];
