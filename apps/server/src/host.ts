import type { AddressInfo } from 'node:net';
import {
  createServices,
  type ServiceDependencies,
  secureRandom,
  smtpTransport,
  systemClock,
  textModels,
} from '@lamplight/api';
import {
  checkWritable,
  connectionSettings,
  createPackStore,
  dataProblem,
  openDataDirectory,
  pendingMigrations,
} from '@lamplight/db';
import type { FastifyInstance } from 'fastify';
import { findWebBuild } from './adapters/web.ts';
import { createFolderBackups, type Restarts } from './backups/folder-backups.ts';
import { buildApp, listeningPort } from './build-app.ts';
import { adminAtStart, type Config, ConfigError, ownScheme } from './config.ts';
import { createDamageWatch } from './damage-watch.ts';
import { createDoctor } from './doctor/examine.ts';
import { createHttpServer } from './http-server.ts';
import { readCertificate } from './https/certificate.ts';
import { createRedirectServer } from './https/redirect-server.ts';
import { startJobs } from './jobs.ts';
import { addressForOthers, originOf } from './own-addresses.ts';
import { createThreadReader } from './packs/thread-reader.ts';
import { RELEASE } from './release.ts';
import { createThreadRunner } from './runner/thread-runner.ts';
import { findPrograms } from './voice/find-programs.ts';
import { createProgramVoice } from './voice/program-voice.ts';

export interface Host {
  readonly port: number;
  /** With which the first admin is made; null when there is an admin. */
  readonly setupToken: string | null;
  /** Whether a class with a password that was told to somebody is on it. */
  readonly hasSampleClass: boolean;
  /** Refuses new work, lets what runs end, and writes everything to the disk. */
  close(): Promise<void>;
}

export interface HostOptions {
  /** Seconds of a live game's question and explanation, where they are not the specification's. */
  readonly roomPacing?: ServiceDependencies['roomPacing'];
  /** How the host restarts on a backup. */
  readonly restarts: Restarts;
}

/**
 * Opens the data folder and serves it.
 * @throws ConfigError, DataError with a sentence for the host's owner
 */
export async function startHost(config: Config, options: HostOptions): Promise<Host> {
  const admin = adminAtStart(config);
  const certificate = config.http.tls && readCertificate(config.http.tls);
  const opened = await openDataDirectory(config.data.folder, 'Lamplight');
  try {
    const app = createHttpServer(config, { certificate });
    const log = {
      info: (details: object, message: string) => app.log.info(details, message),
      warn: (details: object, message: string) => app.log.warn(details, message),
      error: (error: unknown, message: string) => app.log.error({ err: error }, message),
    };
    const runner = createThreadRunner();
    const hostVoice = createProgramVoice({
      find: () => findPrograms(opened.directory.voices, config.programPath),
      path: config.programPath,
      spoken: opened.directory.spoken,
    });
    const damageWatch = createDamageWatch(opened.directory);
    const services = createServices({
      db: opened.db,
      clock: systemClock,
      random: secureRandom,
      log,
      release: RELEASE,
      mailTransport: config.mail ? smtpTransport(config.mail.smtpUrl, config.mail.from) : null,
      teachersAreApproved: config.teachersAreApproved,
      studentSignUp: config.studentSignUp,
      demoAccounts: config.demoAccounts,
      runner,
      hostVoice,
      models: textModels(config.ai),
      backupStore: createFolderBackups(opened.directory, options.restarts),
      packStore: createPackStore(opened.directory),
      readPack: createThreadReader(),
      doctor: createDoctor(config, damageWatch),
      ownAddress: () =>
        config.http.publicUrl ??
        addressForOthers(originOf(ownScheme(config), 'localhost', listeningPort(app, config))),
      ...(options.roomPacing ? { roomPacing: options.roomPacing } : {}),
    });
    await services.prepareHost();
    if (admin) await services.setup.ensureAdmin(admin);
    if (options.restarts.last) await services.backups.noteRestored(options.restarts.last);
    await buildApp(app, {
      config,
      services,
      readiness: {
        settings: () => connectionSettings(opened.connection),
        pendingMigrations: () => pendingMigrations(opened.db),
        checkWritable: () => checkWritable(opened.db),
      },
      webFolder: findWebBuild(),
    });
    await app.listen({ host: config.http.host, port: config.http.port });
    const redirects = await openRedirects(app, config);
    log.info(
      {
        data: opened.directory.folder,
        database: connectionSettings(opened.connection),
        migrated: opened.migrated,
        backup: opened.backup?.file,
      },
      'serving',
    );
    services.knowledgeIndex
      .refresh()
      .catch((error: unknown) =>
        log.error(error, 'what the chat knows could not be brought up to date'),
      );
    const stopJobs = startJobs({ services, directory: opened.directory, damageWatch, log });
    return {
      port: (app.server.address() as AddressInfo).port,
      setupToken: await services.setup.issueSetupToken(),
      hasSampleClass: (await services.sampleClass.state()).accounts > 0,
      async close() {
        // What is made ahead of time ends with it.
        hostVoice.close();
        await stopJobs();
        await services.alertDelivery.stop();
        await services.knowledgeIndex.stop();
        // Before the sockets close: nobody has left a game because the host stops.
        await services.multiplayer.hub.stop();
        await redirects?.close();
        await app.close();
        await runner.close();
        await opened.close();
      },
    };
  } catch (error) {
    const problem = await dataProblem(error, opened.directory);
    await opened.close();
    throw problem ?? error;
  }
}

/**
 * The listener that leads from plain http to HTTPS; null where nobody has asked for one.
 * @throws ConfigError when its port cannot be had
 */
async function openRedirects(
  app: FastifyInstance,
  config: Config,
): Promise<FastifyInstance | null> {
  const { host, redirectPort: port } = config.http;
  if (port === null) return null;
  const redirects = createRedirectServer(config, () => listeningPort(app, config));
  try {
    await redirects.listen({ host, port });
  } catch (error) {
    const { message } = error as Error;
    throw new ConfigError(`HTTP_REDIRECT_PORT cannot be used: ${message}. Choose another port.`);
  }
  return redirects;
}
