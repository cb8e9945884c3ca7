import type { AddressInfo } from 'node:net';
import { createTestApp, type TestApp } from '@lamplight/api/testing';
import { checkWritable, pendingMigrations } from '@lamplight/db';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/build-app.ts';
import { ownScheme, readConfig } from '../src/config.ts';
import { createHttpServer } from '../src/http-server.ts';
import { readCertificate } from '../src/https/certificate.ts';

export interface TestHost {
  readonly app: FastifyInstance;
  /** The services and the people behind it. */
  readonly school: TestApp;
  /** Lines that were logged, parsed. */
  readonly logged: Record<string, unknown>[];
  /** Listens on a free port of this machine and returns the origin, such as `http://127.0.0.1:40123`. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

type NewSchool = NonNullable<Parameters<typeof createTestApp>[0]>;

interface Options {
  readonly environment?: Readonly<Record<string, string>>;
  readonly webFolder?: string;
  readonly mailTransport?: NonNullable<NewSchool['mailTransport']>;
  /** A database that is there already. */
  readonly db?: NonNullable<NewSchool['db']>;
  readonly checkWritable?: () => Promise<void>;
  readonly sockets?: { readonly heartbeat?: number; readonly authenticateWithin?: number };
  /** Milliseconds in which a request must have come, and in which the next bytes of an upload must. */
  readonly patience?: { readonly request: number; readonly upload: number };
}

/** The whole host on an in-memory database, without listening yet. */
export async function createTestHost(options: Options = {}): Promise<TestHost> {
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'info', ...options.environment });
  const school = await createTestApp({
    ...(options.mailTransport ? { mailTransport: options.mailTransport } : {}),
    ...(options.db ? { db: options.db } : {}),
  });
  const logged: Record<string, unknown>[] = [];
  const app = createHttpServer(config, {
    certificate: config.http.tls && readCertificate(config.http.tls),
    log: (line) => logged.push(JSON.parse(line)),
    ...(options.patience ? { requestTime: options.patience.request } : {}),
  });
  await buildApp(app, {
    config,
    services: school.services,
    readiness: {
      settings: () => ({}),
      pendingMigrations: () => pendingMigrations(school.db),
      checkWritable: options.checkWritable ?? (() => checkWritable(school.db)),
    },
    webFolder: options.webFolder ?? null,
    refusalPause: 0,
    ...(options.sockets ? { sockets: options.sockets } : {}),
    ...(options.patience ? { uploadStall: options.patience.upload } : {}),
  });
  return {
    app,
    school,
    logged,
    async listen() {
      await app.listen({ host: '127.0.0.1', port: 0 });
      return `${ownScheme(config)}://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    },
    async close() {
      await app.close();
      await school.close();
    },
  };
}
