/**
 * Unpacks the browser of `@sparticuz/chromium` into the folder that TMPDIR names; started by `chromium.ts` as a
 * process of its own, because the package can only unpack into the temporary folder of its process.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

const archives = join(
  dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))),
  '..',
  'bin',
);

await Promise.all(
  ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'].map((name) =>
    inflate(join(archives, name)),
  ),
);
