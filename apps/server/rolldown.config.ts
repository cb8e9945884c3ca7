import { createRequire } from 'node:module';
import { join } from 'node:path';
import { defineConfig } from 'rolldown';
import type licensePlugin from 'rollup-plugin-license';
import manifest from './package.json' with { type: 'json' };

// Its types tell of a module, and it is CommonJS.
const license: typeof licensePlugin.default = createRequire(import.meta.url)(
  'rollup-plugin-license',
);

/**
 * Packages that stay packages: native binaries and files that are found by their place on the disk. They are the
 * `dependencies` of this package, which an image and a release install; its `devDependencies` become part of the bundle.
 */
const PACKAGES = Object.keys(manifest.dependencies);

/** The host, its commands, and the programs of the threads that run learners' code and read packs. */
export default defineConfig({
  input: {
    main: 'src/main.ts',
    lamplight: 'src/commands/lamplight.ts',
    runner: 'src/runner/runner-program.ts',
    'read-pack': 'src/packs/read-program.ts',
  },
  platform: 'node',
  external: PACKAGES,
  plugins: [
    // What is in the bundle is given on with it, and its authors ask for their notices to go along.
    license({
      thirdParty: {
        multipleVersions: true,
        output: { file: join(import.meta.dirname, 'dist', 'THIRD-PARTY-LICENSES') },
      },
    }),
  ],
  output: { dir: 'dist', cleanDir: true, sourcemap: true },
  // A module that cannot be found is otherwise taken for a package of the machine and fails at the first start.
  onLog(level, log, handle) {
    if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
    handle(level, log);
  },
});
