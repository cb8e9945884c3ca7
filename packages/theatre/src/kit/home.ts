import { bedroom } from '../places/today/bedroom.ts';
import { counted, onStage } from '../things/thing.ts';
import * as finds from '../things/today/finds.ts';
import type { WorldKit } from './kit.ts';

/** Where children of today sleep, what they find and what they build. */
export const HOME_KIT: WorldKit<'home'> = {
  places: { bedroom },
  people: {},
  things: {
    duck: counted(64, onStage(finds.duck, 0.6, 22)),
    bubbles: onStage(finds.bubbles, 0.9),
    'red-bean': counted(52, onStage(finds.redBean, 0.7, 16)),
    'white-bean': counted(52, onStage(finds.whiteBean, 0.7, 16)),
    'robot-hat': onStage(finds.robotHat, 0.75, 26),
    'glasses-box': onStage(finds.glassesBox, 0.75, 28),
    'empty-bowl': onStage(finds.emptyBowl, 0.8, 28),
  },
  held: {},
};
