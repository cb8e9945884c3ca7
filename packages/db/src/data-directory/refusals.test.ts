import { expect, test } from 'vitest';
import { dataDirectory } from './paths.ts';
import { dataProblem } from './problems.ts';
import { refusalInWords } from './refusals.ts';

/** An error as node:fs throws it. */
const refused = (code: string, said: string) =>
  Object.assign(new Error(`${code}: ${said}, chmod '/data'`), {
    ...{ code, path: '/data', syscall: 'chmod' },
  });

test.each([
  ['EROFS', 'read-only file system', 'its disk is read-only'],
  ['EACCES', 'permission denied', 'the user that Lamplight runs as may not write there'],
  ['EPERM', 'operation not permitted', 'the user that Lamplight runs as may not write there'],
  ['EIO', 'i/o error', 'its disk does not answer'],
  ['EFUTURE', 'unheard of', 'the system does not give access to it'],
])('%s is said in plain words', (code, said, words) => {
  expect(refusalInWords(refused(code, said))).toBe(words);
});

test('a disk that became read-only is a sentence without the words of the system', async () => {
  const problem = await dataProblem(
    refused('EROFS', 'read-only file system'),
    dataDirectory('/data'),
  );
  expect(problem?.message).toBe(
    'The data in /data cannot be written: its disk is read-only. Mend that, then start Lamplight again.',
  );
});
