export { drawScene } from './draw-scene.ts';
