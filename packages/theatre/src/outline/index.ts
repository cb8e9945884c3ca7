export type { Area, AreaKind } from './areas.ts';
export { type AreaPiece, coloringOf, type OutlinePiece, outlineOf } from './outline.ts';
