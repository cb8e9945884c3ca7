export type { PackBytes } from './archive.ts';
export type { PackSurroundings } from './compile-pack.ts';
export { readPackFolder } from './folder.ts';
export { makePackArchive } from './make-archive.ts';
export { builtInPictures } from './pictures.ts';
export { type ReadPackFile, readPackArchive, readPackFiles } from './read-pack.ts';
export { makeKeys } from './signature.ts';
