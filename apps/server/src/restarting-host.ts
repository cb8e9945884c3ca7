import { basename } from 'node:path';
import { DataError, restoreBackup } from '@lamplight/db';
import type { LastRestore } from '@lamplight/domain/backups';
import type { Config } from './config.ts';
import { type Host, type HostOptions, startHost } from './host.ts';

/** What a host that restarts by itself tells its process. */
interface Restarted {
  /** It serves again; its address is the same. */
  readonly onRestart: (host: Host) => void;
  /** It could not start again. */
  readonly onLost: (error: unknown) => void;
}

/**
 * Serves a data folder, and starts again on a backup when an admin has chosen one: the host closes as at its
 * end, the backup takes the place of the school, and the same address answers with it. When the backup
 * cannot be used after all, the host comes back with the school as it was.
 * @throws ConfigError, DataError as `startHost`
 */
export async function startRestartingHost(
  config: Config,
  { onRestart, onLost }: Restarted,
  options: Omit<HostOptions, 'restarts'> = {},
): Promise<Host> {
  let isClosing = false;
  let work: Promise<void> = Promise.resolve();

  const start = (own: Config, last: LastRestore | null) =>
    startHost(own, {
      ...options,
      restarts: {
        last,
        begin(file) {
          // After the request that asked for it has been answered.
          work = work.then(() => swap(file)).catch(onLost);
        },
      },
    });

  let host = await start(config, null);

  async function swap(file: string): Promise<void> {
    if (isClosing) return;
    // PORT may be 0: who is connected looks for the host where it was.
    const same = { ...config, http: { ...config.http, port: host.port } };
    await host.close();
    const last = await restore(config.data.folder, file);
    if (isClosing) return;
    host = await start(same, last);
    onRestart(host);
  }

  return {
    get port() {
      return host.port;
    },
    get setupToken() {
      return host.setupToken;
    },
    get hasSampleClass() {
      return host.hasSampleClass;
    },
    async close() {
      isClosing = true;
      await work;
      await host.close();
    },
  };
}

async function restore(folder: string, file: string): Promise<LastRestore> {
  const at = new Date().toISOString();
  const name = basename(file);
  try {
    const { restorePoint, deletedAgain, withdrawn } = await restoreBackup(folder, file);
    const kept = restorePoint === null ? null : basename(restorePoint);
    return { name, at, problem: null, restorePoint: kept, deletedAgain, withdrawn };
  } catch (error) {
    const problem =
      error instanceof DataError ? error.message : 'The backup could not be put in its place.';
    const withdrawn = { consents: 0, links: 0, cards: 0 };
    return { name, at, problem, restorePoint: null, deletedAgain: 0, withdrawn };
  }
}
