import { AppError } from '@lamplight/api';
import { DataError } from '@lamplight/db';
import { ConfigError, ownScheme, readConfig } from './config.ts';
import { greeting } from './greeting.ts';
import type { Host } from './host.ts';
import { trustPort } from './https/door.ts';
import { isInContainer } from './own-addresses.ts';
import { startRestartingHost } from './restarting-host.ts';

/** Milliseconds after which a host that cannot close is ended. */
const CLOSE_WITHIN = 10_000;

async function main(): Promise<void> {
  let serving: Promise<Host> | undefined;
  const isStopping = stopOnSignal(async () => (await serving)?.close());
  const config = readConfig();
  const { publicUrl, host: address } = config.http;
  const own = {
    scheme: ownScheme(config),
    trustPort: trustPort(config),
    isContained: isInContainer(),
  };
  const greet = ({ port, setupToken, hasSampleClass }: Host) => {
    process.stdout.write(
      `${greeting({ ...own, port, publicUrl, host: address, setupToken, hasSampleClass })}\n`,
    );
  };
  serving = startRestartingHost(config, { onRestart: greet, onLost: giveUp });
  const host = await serving;
  if (!isStopping()) greet(host);
}

/**
 * The first signal closes the host, once it has started where it is still about to; a second one ends it at once.
 * Until something listens, a signal ends a program wherever it is.
 * @returns whether it was told to stop
 */
function stopOnSignal(close: () => Promise<void>): () => boolean {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), CLOSE_WITHIN).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Lamplight could not close well: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return () => stopping;
}

/** What the owner can mend is said in one sentence; anything else with all that is known. */
function explain(error: unknown): string {
  const isForOwner =
    error instanceof ConfigError || error instanceof DataError || error instanceof AppError;
  if (isForOwner) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `${message}. Another program has this port; choose one with PORT.`;
  if (code === 'EACCES') return `${message}. Choose a port above 1023 with PORT.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function giveUp(error: unknown): void {
  process.stderr.write(`Lamplight cannot start: ${explain(error)}\n`);
  process.exit(1);
}

main().catch(giveUp);
