import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lamplight-run-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string) => join(folder, name);

/** What stands for npm, the script that npm starts, and a host that notes how it ends. */
function writePrograms(): void {
  const script = (name: string) => pathToFileURL(join(import.meta.dirname, name)).href;
  writeFileSync(
    file('host.mjs'),
    `import { writeFileSync } from 'node:fs';
     process.on('SIGTERM', () => { writeFileSync(${JSON.stringify(file('ended'))}, 'well'); process.exit(0); });
     setInterval(() => {}, 1000);
     writeFileSync(${JSON.stringify(file('running'))}, String(process.pid));`,
  );
  writeFileSync(
    file('start.mjs'),
    `import { endWithNpm } from ${JSON.stringify(script('end-with-npm.mjs'))};
     import { runHost } from ${JSON.stringify(script('run-host.mjs'))};
     endWithNpm();
     process.exitCode = await runHost(process.execPath, ${JSON.stringify(file('host.mjs'))}, process.env);`,
  );
  writeFileSync(
    file('npm.mjs'),
    `import { spawn } from 'node:child_process';
     const env = { ...process.env, npm_lifecycle_event: 'start' };
     spawn(process.execPath, [${JSON.stringify(file('start.mjs'))}], { stdio: 'ignore', env });`,
  );
}

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a host that npm started ends well when npm gets %s',
  async (signal) => {
    writePrograms();
    const npm = spawn(process.execPath, [file('npm.mjs')], { stdio: 'ignore' });
    try {
      await expect.poll(() => existsSync(file('running'))).toBe(true);
      npm.kill(signal);
      await once(npm, 'exit');
      await expect.poll(() => existsSync(file('ended'))).toBe(true);
    } finally {
      const pid = Number(readFileSync(file('running'), 'utf8'));
      if (!existsSync(file('ended'))) process.kill(pid, 'SIGKILL');
    }
  },
);

test('what is installed or built ends with npm, and no host is started after it', async () => {
  const child = pathToFileURL(join(import.meta.dirname, 'child.mjs')).href;
  const endWithNpm = pathToFileURL(join(import.meta.dirname, 'end-with-npm.mjs')).href;
  writePrograms();
  // A build, and something that it has started itself.
  writeFileSync(
    file('build.mjs'),
    `import { spawn } from 'node:child_process';
     spawn(process.execPath, [${JSON.stringify(file('host.mjs'))}], { stdio: 'ignore' });
     setInterval(() => {}, 1000);`,
  );
  writeFileSync(
    file('start.mjs'),
    `import { writeFileSync } from 'node:fs';
     import { endWithNpm } from ${JSON.stringify(endWithNpm)};
     import { capture } from ${JSON.stringify(child)};
     endWithNpm();
     const outcome = await capture(process.execPath, [${JSON.stringify(file('build.mjs'))}], process.env)
       .then(() => 'went on', (error) => error.message);
     writeFileSync(${JSON.stringify(file('outcome'))}, outcome);`,
  );
  const npm = spawn(process.execPath, [file('npm.mjs')], { stdio: 'ignore' });
  await expect.poll(() => existsSync(file('running'))).toBe(true);
  npm.kill('SIGKILL');
  await once(npm, 'exit');
  const read = (name: string) => (existsSync(file(name)) ? readFileSync(file(name), 'utf8') : '');
  await expect.poll(() => read('ended')).toBe('well');
  await expect.poll(() => read('outcome')).toBe('ended by SIGTERM');
});
