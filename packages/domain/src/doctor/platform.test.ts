import { expect, test } from 'vitest';
import { platformFindings } from './platform.ts';

test.each([
  ['linux', 'arm64'],
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['win32', 'x64'],
])('of %s %s it is said that nobody tests there', (platform, processor) => {
  expect(platformFindings(platform, processor)).toEqual([
    {
      name: 'platform-untested',
      state: 'notice',
      values: { platform: `${platform} ${processor}` },
    },
  ]);
});

test('of Linux on Intel and AMD nothing is said: it is tested there', () => {
  expect(platformFindings('linux', 'x64')).toEqual([]);
});
