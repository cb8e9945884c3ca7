import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import type { Services } from '@lamplight/api';
import type { FastifyInstance } from 'fastify';
import { registerBackupFiles, UPLOAD_STALL } from './adapters/backup-files.ts';
import { registerCalendar } from './adapters/calendar.ts';
import { registerDocs } from './adapters/docs.ts';
import { type Readiness, registerHealth } from './adapters/health.ts';
import { AUTHENTICATE_WITHIN, registerLive } from './adapters/live.ts';
import { registerPackUpload } from './adapters/pack-upload.ts';
import { registerRecordingUpload } from './adapters/recording-upload.ts';
import { registerRest } from './adapters/rest.ts';
import { registerScriptureUpload } from './adapters/scripture-upload.ts';
import { registerTrpc } from './adapters/trpc.ts';
import { registerTrpcSockets } from './adapters/trpc-sockets.ts';
import { registerWeb } from './adapters/web.ts';
import { type Config, ownScheme } from './config.ts';
import { closePlainHttp } from './https/close-plain-http.ts';
import { createDoor } from './https/door.ts';
import { registerTrustPage } from './https/trust-page.ts';
import { type BaseUrl, createBaseUrl } from './own-addresses.ts';
import { answerErrors } from './plugins/error-answers.ts';
import { inScope } from './plugins/in-scope.ts';
import { acceptJsonBodies } from './plugins/json-body.ts';
import {
  type CallLimits,
  createCallLimits,
  limitAddresses,
  REFUSAL_PAUSE,
} from './plugins/limits.ts';
import { refuseWhileClosing } from './plugins/refuse-while-closing.ts';
import { createSameOrigin, type SameOrigin } from './plugins/same-origin.ts';
import { addDataHeaders } from './plugins/security-headers.ts';
import { skipGone } from './plugins/skip-gone.ts';
import { type ContextFor, createContextBuilder } from './request-context.ts';
import { createSocketRegistry, type SocketRegistry } from './sockets/socket-registry.ts';

/** Bytes of a message on a socket (safety, Who may do what). */
const SOCKET_PAYLOAD = 16 * 1024;

export interface AppDependencies {
  readonly config: Config;
  readonly services: Services;
  readonly readiness: Readiness;
  /** The folder of the built web app; null serves none. */
  readonly webFolder: string | null;
  /** Milliseconds, shorter in tests. */
  readonly sockets?: { readonly heartbeat?: number; readonly authenticateWithin?: number };
  /** Milliseconds before whoever calls too often is told so, shorter in tests. */
  readonly refusalPause?: number;
  /** Milliseconds without a byte after which an upload is given up, shorter in tests. */
  readonly uploadStall?: number;
}

/**
 * Registers everything that the host serves on a Fastify instance: sockets, health, tRPC, REST with its
 * documentation, and the web app. It does not listen; tests use `inject`.
 */
export async function buildApp(app: FastifyInstance, deps: AppDependencies): Promise<void> {
  const { config, services } = deps;
  const sameOrigin = createSameOrigin(config.http.publicUrl);
  const baseUrl = createBaseUrl(
    config.http.publicUrl,
    () => listeningPort(app, config),
    ownScheme(config),
  );
  const registry = createSocketRegistry(services, deps.sockets?.heartbeat);

  await app.register(websocket, {
    options: { maxPayload: SOCKET_PAYLOAD },
    preClose(done) {
      registry.closeAll();
      app.websocketServer.close();
      done();
    },
  });
  const metricsNetworks = config.http.metricsNetworks;
  if (metricsNetworks !== null) {
    // Hardly any host is asked for them, and each would start later and count every request for it.
    const { registerMetrics } = await import('./metrics/metrics.ts');
    await registerMetrics(app, {
      ...{ services, networks: metricsNetworks, countSockets: registry.count },
    });
  }
  skipGone(app);
  refuseWhileClosing(app);
  answerErrors(app);
  const door = createDoor(config, () => listeningPort(app, config));
  if (config.http.isPlainClosed) closePlainHttp(app, config, { door, servesThisMachine: true });
  acceptJsonBodies(app);
  // Cookies are read where a request has no header that names its session: seldom.
  await app.register(cookie, { hook: false });
  await limitAddresses(app);

  const limitCalls = createCallLimits(app, deps.refusalPause ?? REFUSAL_PAUSE);
  const contextFor = createContextBuilder({ services, sameOrigin, limitCalls, baseUrl });
  await inScope(app, (scope) =>
    registerData(scope, { deps, registry, sameOrigin, limitCalls, baseUrl, contextFor }),
  );
  await inScope(app, registerDocs);
  registerTrustPage(app, config, door);
  await inScope(app, (scope) => registerWeb(scope, deps.webFolder));
}

interface DataOptions {
  readonly deps: AppDependencies;
  readonly registry: SocketRegistry;
  readonly sameOrigin: SameOrigin;
  readonly limitCalls: CallLimits;
  readonly baseUrl: BaseUrl;
  readonly contextFor: ContextFor;
}

/** Everything that answers with data and not with a page. */
async function registerData(app: FastifyInstance, options: DataOptions): Promise<void> {
  const { deps, registry, limitCalls, baseUrl, contextFor } = options;
  const { services } = deps;
  const requireOrigin = options.sameOrigin.requireForSocket;
  const { authenticateWithin = AUTHENTICATE_WITHIN } = deps.sockets ?? {};
  addDataHeaders(app);
  registerHealth(app, deps.readiness);
  registerCalendar(app, services);
  registerLive(app, { services, registry, requireOrigin, limitCalls, authenticateWithin });
  registerTrpcSockets(app, { services, registry, requireOrigin, limitCalls, baseUrl });
  await inScope(app, (scope) => registerRest(scope, contextFor));
  await inScope(app, (scope) => registerScriptureUpload(scope, contextFor));
  await inScope(app, (scope) => registerPackUpload(scope, contextFor));
  await inScope(app, (scope) => registerRecordingUpload(scope, contextFor));
  await inScope(app, (scope) =>
    registerBackupFiles(scope, contextFor, deps.uploadStall ?? UPLOAD_STALL),
  );
  await inScope(app, (scope) => registerTrpc(scope, contextFor));
}

/** The port that the host really listens on: PORT may be 0. */
export function listeningPort(app: FastifyInstance, config: Config): number {
  const address = app.server.address() as AddressInfo | null;
  return address?.port ?? config.http.port;
}
