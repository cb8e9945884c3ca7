/** Lays the compiled content beside the bundle, which reads it from there. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILED_FOLDER } from '@lamplight/content/compiled';

cpSync(COMPILED_FOLDER, join(import.meta.dirname, '../dist/content'), { recursive: true });
