export { COMPILED_FOLDER } from './folder.ts';
export { readCompiledFrom } from './read.ts';
