/** `npm run docs:pictures`: takes the pictures of the documentation from a sample class; minutes on a small machine. */
import { run } from './child.mjs';
import { compileContent } from './content.mjs';
import { exitWith } from './explain.mjs';
import { prepare } from './prepare.mjs';

await exitWith(async () => {
  const { node, env } = await prepare();
  await compileContent(node, env);
  return run(node, ['packages/tooling/docs/pictures.ts'], env);
});
