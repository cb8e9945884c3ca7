/**
 * Loaded into the host before its own program by `npm run dev`: tells that the host listens, and lets it read the
 * content anew when asked to.
 */
import { subscribe } from 'node:diagnostics_channel';
import { readCompiledFrom } from '@lamplight/content/compiled';
import { LISTENING, READ_ANEW, READS_ANEW } from './messages.ts';

const folder = process.env.COMPILED_CONTENT ?? '';
readCompiledFrom(folder);

subscribe('tracing:net.server.listen:asyncEnd', () => process.send?.(LISTENING));

process.on('message', (message) => {
  if (message !== READ_ANEW) return;
  readCompiledFrom(folder);
  process.send?.(READS_ANEW);
});
