import { AppError, type Services } from '@lamplight/api';
import { Gauge, Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import fastifyMetrics from 'fastify-metrics';
import { RELEASE } from '../release.ts';
import { readNetworks } from './networks.ts';

/** Seconds of a request: a class waits for tenths, and what takes more than five is broken. */
const BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export interface MetricsOptions {
  /** Addresses and networks that may read them; everybody else is told that there is no such page. */
  readonly networks: string;
  readonly services: Pick<Services, 'mail' | 'multiplayer'>;
  /** How many live connections are open. */
  readonly countSockets: () => number;
}

/**
 * `/metrics` in the form of Prometheus: the process, requests by the pattern of their path, and how much waits. No
 * label holds a name, an id or an address. To be registered before the routes that it measures.
 */
export async function registerMetrics(
  app: FastifyInstance,
  options: MetricsOptions,
): Promise<void> {
  const mayRead = readNetworks(options.networks) ?? (() => false);
  // Its own: a host that restarts itself counts anew, in the same process.
  const registry = new Registry();
  await app.register(fastifyMetrics.default, {
    endpoint: null,
    defaultMetrics: { enabled: true, register: registry },
    routeMetrics: {
      enabled: { histogram: true, summary: false },
      groupStatusCodes: true,
      overrides: {
        histogram: { registers: [registry], buckets: BUCKETS },
        summary: { registers: [registry] },
      },
    },
  });
  addGauges(registry, options);
  app.get('/metrics', { config: { disableMetrics: true } }, async (request, reply) => {
    if (!mayRead(request.ip)) throw new AppError('NOT_FOUND');
    const text = await registry.metrics();
    return reply.type(registry.contentType).header('cache-control', 'no-store').send(text);
  });
}

function addGauges(registry: Registry, { services, countSockets }: MetricsOptions): void {
  const registers = [registry];
  new Gauge({
    ...{ name: 'lamplight_release_info', help: 'The version of the host', registers },
    labelNames: ['version', 'date'],
  }).set({ ...RELEASE }, 1);
  new Gauge({
    ...{ name: 'lamplight_rooms', help: 'Open live rooms', registers },
    collect() {
      this.set(services.multiplayer.hub.rooms().length);
    },
  });
  new Gauge({
    ...{ name: 'lamplight_sockets', help: 'Open live connections', registers },
    collect() {
      this.set(countSockets());
    },
  });
  new Gauge({
    ...{ name: 'lamplight_mails_waiting', help: 'Mails that wait for the mail server', registers },
    async collect() {
      this.set(await services.mail.countWaiting());
    },
  });
}
