import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder } from './data-folder.mjs';

const HOME = join('/home', 'ada');

test.each([
  ['linux', {}, join(HOME, '.local', 'share', 'lamplight')],
  ['linux', { XDG_DATA_HOME: '/xdg' }, join('/xdg', 'lamplight')],
  ['darwin', {}, join(HOME, 'Library', 'Application Support', 'Lamplight')],
  ['win32', {}, join(HOME, 'AppData', 'Local', 'Lamplight')],
  ['win32', { LOCALAPPDATA: join('D:', 'Local') }, join('D:', 'Local', 'Lamplight')],
])(
  'on %s with %j the data are in the own folder of the person',
  (platform, environment, expected) => {
    expect(dataFolder({ platform, environment, home: HOME, beside: null })).toBe(expected);
  },
);

test('a folder beside the start script keeps them there', () => {
  const beside = join('/media', 'stick', 'data');
  expect(dataFolder({ platform: 'linux', environment: {}, home: HOME, beside })).toBe(beside);
});

test('DATA_DIR is above both', () => {
  const environment = { DATA_DIR: '/srv/lamplight' };
  expect(dataFolder({ platform: 'linux', environment, home: HOME, beside: '/data' })).toBe(
    '/srv/lamplight',
  );
});
