export { COMPILED_FOLDER } from './folder.ts';
