import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../bench/free-port.ts';
import { type HostProcess, startHostProcess } from './host-process.ts';

let folder: string;
let port: number;
let host: HostProcess;
const printed: string[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lamplight-development-'));
  port = await freePort();
  printed.length = 0;
});
afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

/** A program that answers with a word, and logs how it ends. */
function writeProgram(word: string): void {
  writeFileSync(
    join(folder, 'program.mjs'),
    `import { createServer } from 'node:http';
     console.log('Welcome!');
     process.on('SIGTERM', () => { console.log('{"ended":"${word}"}'); process.exit(0); });
     createServer((request, response) => response.end('${word}')).listen(${port}, '127.0.0.1');`,
  );
}

function start(): HostProcess {
  return startHostProcess({
    program: join(folder, 'program.mjs'),
    preloads: [pathToFileURL(join(import.meta.dirname, 'in-host.ts')).href],
    env: { PATH: process.env.PATH, COMPILED_CONTENT: folder },
    print: (line) => printed.push(line),
  });
}

const answer = async () => (await fetch(`http://127.0.0.1:${port}`)).text();

test('a host that is started again runs its program as it is now, and has ended well', async () => {
  writeProgram('first');
  host = start();
  expect(await host.answers()).toBe(true);
  expect(await answer()).toBe('first');
  writeProgram('second');
  await host.restart();
  expect(await host.answers()).toBe(true);
  expect(await answer()).toBe('second');
  expect(printed).toEqual(['{"ended":"first"}']);
});

test('a host with a fault says it and is there again when it is mended', async () => {
  writeFileSync(join(folder, 'program.mjs'), 'throw new Error("a slip of the pen")');
  host = start();
  expect(await host.answers()).toBe(false);
  await host.readAnew();
  await expect.poll(() => printed.join('\n')).toContain('a slip of the pen');
  writeProgram('mended');
  await host.restart();
  expect(await host.answers()).toBe(true);
  expect(await answer()).toBe('mended');
});

test('whoever waits for a host whose start is cut short waits for the next start', async () => {
  writeFileSync(join(folder, 'program.mjs'), 'setInterval(() => {}, 1000)');
  host = start();
  const waiting = host.answers();
  writeProgram('at last');
  await host.restart();
  expect(await waiting).toBe(true);
  expect(await answer()).toBe('at last');
});

test('a host answers that it will read its content anew', async () => {
  writeProgram('any');
  host = start();
  await host.readAnew();
  expect(await answer()).toBe('any');
});
