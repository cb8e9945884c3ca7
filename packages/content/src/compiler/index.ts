export { type Finding, findingLine } from '../checks/finding.ts';
export { CONTENT_FOLDERS, CONTENT_ROOT } from './content-files.ts';
export { recompile } from './recompile.ts';
