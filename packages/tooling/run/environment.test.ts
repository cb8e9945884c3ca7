import { tmpdir } from 'node:os';
import { delimiter } from 'node:path';
import { describe, expect, it } from 'vitest';
import { environmentFor, hostEnvironment, quietEnvironment } from './environment.mjs';

describe('the environment of the commands', () => {
  it('puts the given Node before every other', () => {
    const { PATH } = environmentFor('/opt/node-24/bin/node', { PATH: '/usr/bin', HOME: tmpdir() });
    expect(PATH?.split(delimiter).at(0)).toBe('/opt/node-24/bin');
    expect(PATH?.split(delimiter).at(-1)).toBe('/usr/bin');
  });

  it('keeps the settings of the caller', () => {
    expect(quietEnvironment({ PORT: '9000', HOME: tmpdir() })).toMatchObject({
      PORT: '9000',
      HOME: tmpdir(),
    });
  });

  it.each([undefined, '', '/nowhere/at/all'])(
    'gives a home to a caller whose home is %j',
    (home) => {
      const { HOME } = quietEnvironment(home === undefined ? {} : { HOME: home });
      expect(HOME).toMatch(/node_modules.\.cache.home$/);
    },
  );

  it('switches telemetry off', () => {
    expect(quietEnvironment({})).toMatchObject({
      DO_NOT_TRACK: '1',
      TURBO_TELEMETRY_DISABLED: '1',
    });
  });

  it('keeps the data where DATA_DIR says, else in the repository', () => {
    expect(hostEnvironment({ DATA_DIR: '/srv/lamplight' }).DATA_DIR).toBe('/srv/lamplight');
    expect(hostEnvironment({}).DATA_DIR).toMatch(/.data$/);
    expect(hostEnvironment({ DATA_DIR: '' }).DATA_DIR).toMatch(/.data$/);
  });
});
