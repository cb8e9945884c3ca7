export { embeddedScriptures } from '../../scripture/scriptures.ts';
export type { PackBytes } from './archive.ts';
export { readPackFolder } from './folder.ts';
export { makePackArchive } from './make-archive.ts';
export { builtInPictures } from './pictures.ts';
export { type AddedVerses, type PackReading, readPackHere, unreadPack } from './read-here.ts';
export { type ReadPackFile, readPackFiles } from './read-pack.ts';
export { makeKeys } from './signature.ts';
