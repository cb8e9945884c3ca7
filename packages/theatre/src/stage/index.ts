export { kitFor } from '../kit/load.ts';
export { type Drawing, drawWith } from '../scene/draw-with.ts';
