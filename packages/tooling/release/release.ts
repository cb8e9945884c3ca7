import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/paths.mjs';
import { writeArchive } from './archive.ts';
import { gather } from './gather.ts';
import type { Platform } from './platforms.ts';

/** The name of a release, of its archive and of the folder in it: `lamplight-0.1.0-linux-x64`. */
export function releaseName({ name }: Platform): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return `lamplight-${version}-${name}`;
}

/**
 * Makes the archive of the present build for a platform.
 * @param into the folder for it
 * @returns the path of the archive
 * @throws Explained as `gather` does
 */
export async function makeRelease(platform: Platform, into: string): Promise<string> {
  const folder = join(into, releaseName(platform));
  const file = `${folder}.${platform.archive}`;
  rmSync(folder, { recursive: true, force: true });
  try {
    await gather(platform, folder);
    await writeArchive(folder, platform.archive, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return file;
}
