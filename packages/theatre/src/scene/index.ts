export { type Drawing, drawScene, MOVER } from './draw-scene.ts';
