import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { platforms } from '../../release/platforms.ts';
import { makeRelease, releaseName } from '../../release/release.ts';
import { startProgram } from '../process.ts';
import { withDataFolder } from '../product.ts';
import { describeSample, verdict } from '../report.ts';
import { sample } from '../statistics.ts';

const REPEATS = 5;
const MOST_SECONDS = { kind: 'at most', value: 3 } as const;
const MOST_MEGABYTES = { kind: 'at most', value: 250 } as const;
/** Bytes of a block of `stat`, whatever the disk's own are. */
const BLOCK = 512;

/** Bytes that the files below a folder take on the disk, with what the last block of each leaves empty. */
function bytesOnDisk(folder: string): number {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .map((entry) => statSync(join(entry.parentPath, entry.name)).blocks * BLOCK)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * What somebody with a ready-made release waits for: seconds from the start script to ready, the first time with a new
 * school and nothing compiled, and the second time. What was just unpacked lies in the memory of the machine.
 */
export function release(): Promise<string> {
  return withDataFolder(async (top) => {
    const own = platforms.find(({ os, cpu }) => os === process.platform && cpu === process.arch);
    if (!own) throw new Error(`No release is made for ${process.platform}-${process.arch}.`);
    const archive = await makeRelease(own, top);
    const folder = join(top, releaseName(own));
    const start = async (home: string) => {
      const server = await startProgram(join(folder, own.starter), [], {
        readyPath: '/readyz',
        env: { HOME: home, LOCALAPPDATA: home, DATA_DIR: '', LOG_LEVEL: 'silent' },
      });
      await server.stop();
      return server.readyAfter / 1000;
    };
    const first: number[] = [];
    const second: number[] = [];
    let megabytes = 0;
    for (let turn = 0; turn < REPEATS; turn += 1) {
      rmSync(folder, { recursive: true, force: true });
      execFileSync('tar', ['-xf', archive, '-C', top]);
      megabytes = bytesOnDisk(folder) / 1e6;
      const home = join(top, `home ${turn}`);
      mkdirSync(home);
      first.push(await start(home));
      second.push(await start(home));
    }
    const line = (name: string, seconds: readonly number[]) => {
      const measured = sample(seconds);
      return `  ${name} ${describeSample(measured, 's')} · ${verdict(measured.median, MOST_SECONDS)}`;
    };
    return [
      `a ready-made release for ${own.name}, from its start script to ready`,
      line('the first time ', first),
      line('the second time', second),
      `  on the disk     ${megabytes.toFixed(0)} MB · ${verdict(megabytes, MOST_MEGABYTES)}`,
    ].join('\n');
  });
}
