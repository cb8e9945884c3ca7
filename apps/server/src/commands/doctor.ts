import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import {
  connectionSettings,
  dataDirectory,
  listBackups,
  lockHolder,
  openBesideServer,
} from '@lamplight/db';
import type { Config } from '../config.ts';
import { lanAddresses } from '../own-addresses.ts';
import type { Command } from './command.ts';
import { megabytes, span } from './wording.ts';

interface Finding {
  readonly state: 'good' | 'notice' | 'bad';
  readonly text: string;
}

/** Bytes of free disk below which a school is in danger, and below which that should be known. */
const DISK_DANGER = 200_000_000;
const DISK_LOW = 2_000_000_000;
/** A backup older than this means that the daily ones do not happen. */
const BACKUP_OLD = 2 * 24 * 60 * 60 * 1000;
/** Before this, a clock is certainly wrong: this program did not exist yet. */
const EARLIEST = Date.parse('2026-01-01T00:00:00Z');

/** The bits of a file's mode that let group and others in. */
const FOR_OTHERS = 0o077;

const MARKS = { good: 'ok     ', notice: 'notice ', bad: 'PROBLEM' } as const;

export const doctor: Command = {
  usage: 'doctor',
  summary: 'Look at database, disk, backups, clock and network, and say what is wrong.',
  async run({ config, print }) {
    const findings = [
      ...(await database(config)),
      await disk(config),
      permissions(config),
      backups(config),
      clock(),
      await port(config),
      ...addresses(config),
      ...helpers(config),
      { state: 'good', text: `Node ${process.versions.node} on ${process.platform}` } as const,
    ];
    for (const { state, text } of findings) print(`${MARKS[state]}  ${text}`);
    const problems = findings.filter(({ state }) => state === 'bad').length;
    print('');
    print(problems === 0 ? 'Ready for class.' : `Not ready for class: ${problems} to mend.`);
    return problems === 0 ? 0 : 1;
  },
};

async function database({ data }: Config): Promise<Finding[]> {
  try {
    const { connection, close } = await openBesideServer(data.folder);
    try {
      const integrity = connection.pragma('quick_check', { simple: true });
      const orphans = connection.pragma('foreign_key_check') as unknown[];
      const settings = Object.entries(connectionSettings(connection));
      const accounts = connection.prepare('select count(*) from users').pluck().get();
      const isWhole = integrity === 'ok' && orphans.length === 0;
      return [
        {
          state: isWhole ? 'good' : 'bad',
          text: isWhole
            ? `Database whole, ${accounts} accounts`
            : `Database damaged (${integrity}, ${orphans.length} orphans): restore a backup`,
        },
        {
          state: 'good',
          text: `Settings ${settings.map(([name, value]) => `${name}=${value}`).join(', ')}`,
        },
      ];
    } finally {
      await close();
    }
  } catch (error) {
    return [{ state: 'bad', text: (error as Error).message }];
  }
}

async function disk({ data }: Config): Promise<Finding> {
  try {
    const { bavail, bsize } = await statfs(dataDirectory(data.folder).folder);
    const free = bavail * bsize;
    const text = `${megabytes(free)} free on the disk of the data folder`;
    if (free < DISK_DANGER) return { state: 'bad', text };
    return { state: free < DISK_LOW ? 'notice' : 'good', text };
  } catch (error) {
    return {
      state: 'bad',
      text: `The data folder cannot be looked at: ${(error as Error).message}`,
    };
  }
}

/** Whether other users of the machine are kept out of the data. */
function permissions({ data }: Config): Finding {
  const { folder, database } = dataDirectory(data.folder);
  const open = [folder, database].filter(
    (path) => existsSync(path) && (statSync(path).mode & FOR_OTHERS) !== 0,
  );
  return open.length === 0
    ? { state: 'good', text: 'Only its owner can read the data' }
    : { state: 'notice', text: `Other users of this machine can look into ${open.join(' and ')}` };
}

function backups({ data }: Config): Finding {
  const { backups: folder } = dataDirectory(data.folder);
  const [newest] = listBackups(folder);
  if (!newest)
    return { state: 'notice', text: 'No backup yet; one is made every night, or now with: backup' };
  const age = Date.now() - newest.createdAt;
  return {
    state: age > BACKUP_OLD ? 'notice' : 'good',
    text: `Newest backup ${span(age)} old: ${newest.file}`,
  };
}

function clock(): Finding {
  const now = new Date();
  const text = `Clock says ${now.toISOString()}`;
  return now.getTime() < EARLIEST
    ? { state: 'bad', text: `${text}, which cannot be: set the machine's clock` }
    : { state: 'good', text };
}

/** Whether Lamplight answers at its port, or the port is free for it. */
async function port({ http, data }: Config): Promise<Finding> {
  const holder = lockHolder(dataDirectory(data.folder));
  const answers = await isListening(http.port);
  if (holder && answers) return { state: 'good', text: `Serving on port ${http.port}` };
  if (holder) return { state: 'notice', text: `Serving, but not on port ${http.port}` };
  return answers
    ? { state: 'bad', text: `Port ${http.port} is taken by another program: choose one with PORT` }
    : { state: 'notice', text: `Not running; port ${http.port} is free` };
}

function isListening(portNumber: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port: portNumber, host: '127.0.0.1' });
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}

/** Which models may answer before the built-in engine does. Nothing is sent to find out how they are. */
function helpers({ ai }: Config): Finding[] {
  const found = [
    ai.anthropic && 'An AI outside of this building answers those with consent',
    ai.lan && `The model ${ai.lan.model} of this building answers from ${ai.lan.url}`,
  ].filter((text) => text !== null);
  const texts =
    found.length > 0 ? found : ['The built-in engine answers; nothing leaves this machine'];
  return texts.map((text) => ({ state: 'good', text }));
}

function addresses({ http }: Config): Finding[] {
  if (http.publicUrl) return [{ state: 'good', text: `Children open ${http.publicUrl}` }];
  const found = lanAddresses();
  if (found.length === 0) {
    return [{ state: 'notice', text: 'No network: only this machine can open Lamplight' }];
  }
  return found.map((address) => ({
    state: 'good' as const,
    text: `Children open http://${address}:${http.port}`,
  }));
}
