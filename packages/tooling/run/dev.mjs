/** `npm run dev`: installs what is missing, compiles the content, and serves the product from its sources until Ctrl-C. */
import { join } from 'node:path';
import { compileContent } from './content.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { exitWith } from './explain.mjs';
import { root } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { runHost } from './run-host.mjs';

endWithNpm();
await exitWith(async () => {
  const { node, env } = await prepare();
  await compileContent(node, env);
  return runHost(node, join(root, 'packages/tooling/run/development/main.ts'), env);
});
