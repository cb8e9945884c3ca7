import type { Frame } from './frame.ts';
import { littleFrames } from './little/index.ts';
import { middleFrames } from './middle/index.ts';
import { olderFrames } from './older/index.ts';
import { youngFrames } from './young/index.ts';

export { FRAME_IDS, type Frame, type Investigation } from './frame.ts';

/** Every frame; a child meets those of their age in this order, the harder ones first for the older. */
export const frames: readonly Frame[] = [
  ...littleFrames,
  ...olderFrames,
  ...middleFrames,
  ...youngFrames,
];
