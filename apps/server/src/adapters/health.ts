import { AppError, systemClock } from '@lamplight/api';
import type { FastifyInstance } from 'fastify';

export interface Readiness {
  /** The settings that the database runs with. */
  readonly settings: () => Readonly<Record<string, unknown>>;
  /** Names of migrations that it has not had. */
  readonly pendingMigrations: () => Promise<readonly string[]>;
  /** @throws Error when it takes no write */
  readonly checkWritable: () => Promise<void>;
}

/** Milliseconds for which one answer holds: the check writes, and anyone may ask. */
const FRESH = 1000;

/** `/healthz`: the process lives. */
export function registerLiveness(app: FastifyInstance): void {
  app.get('/healthz', () => ({ status: 'ok' }));
}

/** `/healthz`, and `/readyz`: its database is migrated and writable (decisions). */
export function registerHealth(app: FastifyInstance, readiness: Readiness): void {
  registerLiveness(app);

  let checkedAt = Number.NEGATIVE_INFINITY;
  let checked: Promise<unknown> = Promise.resolve();

  async function check() {
    const pending = await readiness.pendingMigrations();
    if (pending.length > 0) throw new Error(`pending migrations: ${pending.join(', ')}`);
    await readiness.checkWritable();
    return { status: 'ready', database: readiness.settings() };
  }

  app.get('/readyz', async (request, reply) => {
    const now = systemClock.now();
    if (Math.abs(now - checkedAt) > FRESH) {
      checkedAt = now;
      checked = check();
    }
    try {
      return await checked;
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      const message = 'The database cannot be written.';
      return reply.code(503).send(new AppError('INTERNAL', { message }).toBody());
    }
  });
}
