/** Compiles the content where it, or what compiles it, has changed since the last time. */
import { run } from './child.mjs';
import { Explained } from './explain.mjs';

/**
 * Throws an `Explained` when a file has faults, which were printed with their lines.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
export async function compileContent(node, env) {
  const code = await run(node, ['packages/content/src/compiler/cli.ts', '--if-changed'], env);
  if (code !== 0)
    throw new Explained('The content could not be compiled; the lines above say where.');
}
