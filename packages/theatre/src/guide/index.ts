export { drawGuide } from './alone.ts';
