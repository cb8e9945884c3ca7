import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILED_FOLDER } from '@lamplight/content/compiled';
import { CONTENT_ROOT } from '@lamplight/content/compiler';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../bench/free-port.ts';
import { type Development, startDevelopment } from './development.ts';

/** Milliseconds: Vite and a host start, and a sample class is made. */
const START = 120_000;

const LESSON = 'lessons/bible/day-01';

let folder: string;
let development: Development;
const printed: string[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lamplight-development-'));
  const contentRoot = join(folder, 'content');
  const compiledFolder = join(folder, 'compiled-content');
  cpSync(join(CONTENT_ROOT, LESSON), join(contentRoot, LESSON), { recursive: true });
  cpSync(COMPILED_FOLDER, compiledFolder, { recursive: true });
  development = await startDevelopment({
    ...{ port: await freePort(), address: '127.0.0.1', folder, contentRoot, compiledFolder },
    env: { PATH: process.env.PATH },
    print: (line) => printed.push(line),
  });
}, START);
afterAll(async () => {
  await development.close();
  rmSync(folder, { recursive: true });
}, START);

const get = async (path: string, token = '') => {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${development.origin}${path}`, { headers })).text();
};

async function post(path: string, body: object): Promise<{ readonly token: string }> {
  const answer = await fetch(`${development.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** Signs in a child of nine from the sample class. */
async function signIn(): Promise<string> {
  const password = /password {2}(\S+)/.exec(development.people.sampleClass ?? '')?.[1];
  return (await post('/api/auth/login', { username: 'sample-ada', password })).token;
}

test('pages from their sources and answers of the host have one address', async () => {
  expect(await get('/lessons')).toContain('/@vite/client');
  expect(await get('/src/main.tsx')).toContain('createRoot');
  expect(await get('/readyz')).toContain('"ready"');
});

test('an edited lesson is what the sample class reads next; a slip in it is told and changes nothing', async () => {
  const file = join(folder, 'content', LESSON, 'elementary.en.md');
  const text = readFileSync(file, 'utf8');
  const token = await signIn();
  const lesson = () => get('/trpc/lessons.detail?input=%7B%22lessonId%22%3A1%7D', token);
  expect(await lesson()).not.toContain('A title of this test');

  writeFileSync(file, text.replace(/^title: .*$/m, 'title: A title of this test'));
  await expect.poll(lesson).toContain('A title of this test');

  writeFileSync(file, text.replace(/^title: .*$/m, 'titel: A slip'));
  await expect.poll(() => printed.join('\n')).toContain(`${LESSON}/elementary.en.md, line`);
  expect(await lesson()).toContain('A title of this test');
});

test('mails are read in a page instead of being sent', async () => {
  await post('/api/auth/register', {
    ...{ username: 'naomi', password: 'barley-harvest', role: 'parent', email: 'n@example.org' },
    termsAccepted: true,
  });
  await post('/api/auth/magic-link', { email: 'n@example.org' });
  await expect.poll(() => get('/mails')).toContain(`${development.origin}/magic-login?token=`);
});
