import { parseArgs } from 'node:util';
import { createBackup, dataDirectory, openBesideServer } from '@lamplight/db';
import { type Command, UsageError } from './command.ts';
import { megabytes } from './wording.ts';

export const backup: Command = {
  usage: 'backup [--out PLACE]',
  summary: 'Copy the school into a verified file, also while it is being served.',
  async run({ config, args, print }) {
    const out = placeOf(args);
    // Says in plain words when there is no school to copy.
    await (await openBesideServer(config.data.folder)).close();
    const directory = dataDirectory(config.data.folder);
    const stored = await createBackup(directory, 'manual', out === undefined ? {} : { out });
    const rows = Object.values(stored.tables).reduce((sum, count) => sum + count, 0);
    print(`Backup made and verified: ${stored.file}`);
    print(`${megabytes(stored.bytes)}, ${rows} rows, ${stored.tables.users ?? 0} accounts.`);
    return 0;
  },
};

function placeOf(args: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { out: { type: 'string' } } }).values.out;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
