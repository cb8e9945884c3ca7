import { expect, test } from 'vitest';
import { privacyFindings } from './privacy.ts';

const folder = (mode: number) => ({ path: 'data', mode: 0o040000 | mode });
const file = (mode: number) => ({ path: 'lamplight.db', mode: 0o100000 | mode });

test.each([
  ['the folder and its file are their owner’s', [folder(0o700), file(0o600)], 'data-private'],
  ['there is nothing yet', [], 'data-private'],
  ['a group reads the file', [folder(0o700), file(0o640)], 'data-open'],
  ['everybody may look into the folder', [folder(0o755), file(0o600)], 'data-open'],
])('where %s the doctor says so', (_, files, name) => {
  expect(privacyFindings('linux', files)).toMatchObject([{ name }]);
});

test('the open ones are named', () => {
  const [finding] = privacyFindings('darwin', [folder(0o755), file(0o644)]);
  expect(finding?.values).toEqual({ paths: 'data, lamplight.db' });
});

test('of Windows, where every file has the mode of an open one, nothing is said', () => {
  expect(privacyFindings('win32', [folder(0o666), file(0o666)])).toEqual([]);
});
