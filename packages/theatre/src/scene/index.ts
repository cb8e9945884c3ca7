export { drawColoring, drawScene } from './draw-scene.ts';
