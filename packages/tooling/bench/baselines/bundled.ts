import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const tooling = join(import.meta.dirname, '..', '..');

/**
 * Bundles a baseline the way the product is bundled (one file, native packages outside, started with Node's compile
 * cache), hands the path of its starter to `use`, and removes everything afterwards.
 */
export async function withBundledBaseline<Result>(
  name: string,
  use: (script: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'lamplight-baseline-'));
  try {
    const build = await rolldown({
      input: join(import.meta.dirname, `${name}.ts`),
      platform: 'node',
      external: [/^better-sqlite3($|\/)/],
    });
    await build.write({ file: join(folder, 'bundle.mjs'), format: 'esm' });
    await build.close();
    await symlink(join(tooling, 'node_modules'), join(folder, 'node_modules'));
    const starter = join(folder, 'start.mjs');
    await writeFile(
      starter,
      `import { enableCompileCache } from 'node:module';\nenableCompileCache(${JSON.stringify(join(folder, 'cache'))});\nawait import('./bundle.mjs');\n`,
    );
    return await use(starter);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
