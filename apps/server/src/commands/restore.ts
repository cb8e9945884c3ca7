import { restoreBackup } from '@lamplight/db';
import { type Command, UsageError } from './command.ts';

export const restore: Command = {
  usage: 'restore FILE',
  summary: 'Replace the school by a backup of it. Stop Lamplight first.',
  async run({ config, args, print }) {
    const [file, ...more] = args;
    if (file === undefined || more.length > 0) throw new UsageError('Name one backup file.');
    const restored = await restoreBackup(config.data.folder, file);
    print(`Restored from ${restored.from}.`);
    if (restored.restorePoint) print(`What was there before is kept in ${restored.restorePoint}.`);
    if (restored.deletedAgain > 0) {
      print(`Accounts that had been deleted since then stay deleted: ${restored.deletedAgain}.`);
    }
    const { consents, links, cards } = restored.withdrawn;
    if (consents > 0) print(`Consents that were withdrawn since then stay withdrawn: ${consents}.`);
    if (links > 0) print(`Links of parents that were ended since then stay ended: ${links}.`);
    if (cards > 0) print(`Children keep the newer cards and pictures: ${cards}.`);
    print('Everybody signs in again.');
    return 0;
  },
};
