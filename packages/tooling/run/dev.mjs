/** `npm run dev`: installs what is missing, compiles the content, and serves the product from its sources until Ctrl-C. */
import { join } from 'node:path';
import { run } from './child.mjs';
import { exitWith } from './explain.mjs';
import { root } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { runHost } from './run-host.mjs';

await exitWith(async () => {
  const { node, env } = await prepare();
  const compiled = await run(node, ['packages/content/src/compiler/cli.ts', '--if-changed'], env);
  if (compiled !== 0) return compiled;
  return runHost(node, join(root, 'packages/tooling/run/development/main.ts'), env);
});
