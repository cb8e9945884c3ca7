import { AppError } from '@lamplight/api';
import { DataError } from '@lamplight/db';
import { ConfigError, readConfig } from '../config.ts';
import { backup } from './backup.ts';
import { type Command, UsageError } from './command.ts';
import { demo } from './demo.ts';
import { doctor } from './doctor.ts';
import { pack } from './pack.ts';
import { resetAdmin } from './reset-admin.ts';
import { restore } from './restore.ts';
import { scripture } from './scripture.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  backup,
  restore,
  'reset-admin': resetAdmin,
  doctor,
  demo,
  scripture,
  pack,
};

/** Exit codes of a command line: 1 for what went wrong, 2 for words that make no sense. */
const FAILED = 1;
const MISUSED = 2;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function printHelp(): void {
  print('Commands for the one who runs this host:');
  print('');
  for (const { usage, summary } of Object.values(COMMANDS)) {
    print(`  ${usage.padEnd(24)}${summary}`);
  }
}

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help') {
    printHelp();
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`There is no command "${name}". Try: help`);
  return command.run({ config: readConfig(), args, print });
}

function explain(error: unknown): string {
  const isForOwner =
    error instanceof UsageError ||
    error instanceof ConfigError ||
    error instanceof DataError ||
    error instanceof AppError;
  if (isForOwner) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(error instanceof UsageError ? MISUSED : FAILED);
  },
);
