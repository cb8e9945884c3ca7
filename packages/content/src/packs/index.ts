export { type CompiledPack, packDocuments } from './compiled-pack.ts';
export {
  type MountedPack,
  mountedPacks,
  mountPacks,
  packLessonEntries,
  packProgramme,
  packQuizItems,
} from './mounted.ts';
