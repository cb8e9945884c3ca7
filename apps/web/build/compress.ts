import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest)$/;
/** Below this size the headers of a second file cost more than compression saves. */
const SMALLEST_BYTES = 512;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Writes `name.br` and `name.gz` beside every text file of the build, so that the host never
 * compresses while children wait.
 */
export function compressAssets(): Plugin {
  let outDir = '';
  return {
    name: 'lamplight:compress-assets',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
      await Promise.all(files.map(compressFile));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.byteLength < SMALLEST_BYTES) return;
  await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }).then((compressed) => writeFile(`${path}.br`, compressed)),
    deflate(content, { level: 9 }).then((compressed) => writeFile(`${path}.gz`, compressed)),
  ]);
}
