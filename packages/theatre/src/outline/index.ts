export type { Area, AreaKind } from './areas.ts';
export { INK, lineArt } from './line-art.ts';
export { type AreaPiece, coloringOf } from './outline.ts';
