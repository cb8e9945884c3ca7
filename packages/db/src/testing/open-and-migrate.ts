import { openDataDirectory } from '../data-directory/open.ts';

/**
 * A program of its own that does nothing but what a host does first: it opens the data folder that it is told and
 * migrates it. It says when it begins and when it is done, so that a test can end it in between.
 */
const [folder = ''] = process.argv.slice(2);
process.stdout.write('begun\n');
const { close } = await openDataDirectory(folder, 'a start that is killed');
process.stdout.write('done\n');
await close();
