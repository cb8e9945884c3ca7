import type { Foundation } from '../../platform/foundation.ts';
import { createScriptureService } from './scripture.service.ts';
import { createScriptureCheck } from './scripture-check.service.ts';
import { createScriptureImports } from './scripture-imports.service.ts';
import { createScriptureLibrary } from './scripture-library.ts';

/** The Bible: read, looked up, held against what is written, and more translations of it. */
export function createScripture({ db, clock }: Foundation) {
  const scriptureLibrary = createScriptureLibrary(db);
  return {
    scripture: createScriptureService(scriptureLibrary),
    scriptureCheck: createScriptureCheck(scriptureLibrary),
    scriptureImports: createScriptureImports(db, clock),
    scriptureLibrary,
  };
}
