/** Builds what changed since the last build: the web app and the bundles of the host. */
import { capture } from './child.mjs';
import { Explained } from './explain.mjs';
import { pnpmProgram } from './paths.mjs';

/**
 * Throws an `Explained` with the tools' own output when something does not build.
 * @param {NodeJS.ProcessEnv} env the environment that `prepare` gave
 */
export async function build(env) {
  const began = Date.now();
  const { code, output } = await capture(
    pnpmProgram,
    ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only', '--no-update-notifier'],
    env,
  );
  if (code !== 0) throw new Explained(`${output.trim()}\n\nLamplight could not be built.`);
  const seconds = (Date.now() - began) / 1000;
  if (seconds > 2) console.log(`Lamplight: built in ${Math.round(seconds)} s.`);
}
