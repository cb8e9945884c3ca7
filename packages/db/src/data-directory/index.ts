export { type LockHolder, lockHolder } from './lock.ts';
export { type OpenedDatabase, openBesideServer, openDataDirectory } from './open.ts';
export { createPackStore, type PackStore } from './pack-store.ts';
export { type DataDirectory, DataError, dataDirectory } from './paths.ts';
export { dataProblem } from './problems.ts';
export { checkWritable } from './writable.ts';
