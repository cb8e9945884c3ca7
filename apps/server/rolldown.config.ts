import { defineConfig } from 'rolldown';

/** Packages that stay packages: native binaries and files that are found by their place on the disk. */
const PACKAGES = ['better-sqlite3', '@node-rs/argon2', '@fastify/swagger-ui'];

/** The host, its commands, and the program of the thread that runs learners' code. */
export default defineConfig({
  input: {
    main: 'src/main.ts',
    lamplight: 'src/commands/lamplight.ts',
    judge: 'src/judge/judge-program.ts',
  },
  platform: 'node',
  external: PACKAGES,
  output: { dir: 'dist', cleanDir: true, sourcemap: true },
  // A module that cannot be found is otherwise taken for a package of the machine and fails at the first start.
  onLog(level, log, handle) {
    if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
    handle(level, log);
  },
});
