/** `npm run release -- [platform …]`: an archive for each platform, or for those that are named, in `release/`. */
import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isTestedPlatform } from '@lamplight/domain/doctor';
import { Explained, exitWith } from '../run/explain.mjs';
import { root } from '../run/paths.mjs';
import { type Platform, platforms } from './platforms.ts';
import { makeRelease } from './release.ts';

const MEGABYTE = 1_000_000;

function chosen(names: readonly string[]): readonly Platform[] {
  if (names.length === 0) return platforms;
  return names.map((name) => {
    const platform = platforms.find((each) => each.name === name);
    if (platform) return platform;
    const known = platforms.map((each) => each.name).join(', ');
    throw new Explained(`There is no release for "${name}". There are: ${known}.`);
  });
}

await exitWith(async () => {
  let code = 0;
  for (const platform of chosen(process.argv.slice(2))) {
    try {
      const file = await makeRelease(platform, join(root, 'release'));
      const megabytes = Math.round(statSync(file).size / MEGABYTE);
      const trust = isTestedPlatform(platform.os, platform.cpu)
        ? 'tested by npm test on such a machine'
        : 'never started on such a machine: put together like the tested one';
      console.log(`${relative(root, file)}  ${megabytes} MB  (${trust})`);
    } catch (error) {
      if (!(error instanceof Explained)) throw error;
      console.error(`No release for ${platform.name}: ${error.message}`);
      code = 1;
    }
  }
  return code;
});
