import type { Frame } from '../frame.ts';
import { bubbles } from './bubbles.ts';
import { drying } from './drying.ts';
import { iceKeepers } from './ice-keepers.ts';
import { paperPlanes } from './paper-planes.ts';
import { rolling } from './rolling.ts';
import { rubberBandMusic } from './rubber-band-music.ts';
import { shadowSizes } from './shadow-sizes.ts';
import { soaking } from './soaking.ts';
import { soundPaths } from './sound-paths.ts';
import { sprouting } from './sprouting.ts';
import { weatherDiary } from './weather-diary.ts';

/** For those from seven on, at the level of grades 2 to 4. */
export const youngFrames: readonly Frame[] = [
  paperPlanes,
  rubberBandMusic,
  soaking,
  shadowSizes,
  bubbles,
  sprouting,
  iceKeepers,
  weatherDiary,
  rolling,
  soundPaths,
  drying,
];
