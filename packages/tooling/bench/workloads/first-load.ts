import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { chromiumLaunchOptions } from '../../browser/chromium.ts';
import { registerChild, startProduct, withDataFolder } from '../product.ts';
import { describeSize, type Goal } from '../report.ts';

const webFolder = join(import.meta.dirname, '..', '..', '..', '..', 'apps', 'web', 'dist');

/** kB of JavaScript that a bare page of Mantine, router, tRPC and query loads: what the product is held against. */
const MANTINE_FLOOR = 145;

/** Upper bounds in kB for each page. */
const kinds: readonly { name: string; files: RegExp; goal: Goal }[] = [
  { name: 'JS', files: /\.js$/, goal: { kind: 'at most', value: 1.15 * MANTINE_FLOOR } },
  { name: 'CSS', files: /\.css$/, goal: { kind: 'at most', value: 15 } },
  {
    name: 'fonts and pictures',
    files: /\.(woff2?|svg|png|webp|avif|ico)$/,
    goal: { kind: 'at most', value: 120 },
  },
];

/** Bytes of a built file as a browser with brotli gets it. */
async function brotliBytes(path: string): Promise<number> {
  const file = join(webFolder, path);
  if (existsSync(`${file}.br`)) return (await stat(`${file}.br`)).size;
  if (/\.(woff2?|png|webp|avif)$/.test(path)) return (await stat(file)).size;
  return brotliCompressSync(await readFile(file)).length;
}

/** Opens a page with an empty cache and says which files of the web app it loads until the network is quiet. */
async function filesOf(browser: Browser, url: string, token: string | null): Promise<string[]> {
  const context = await browser.newContext();
  if (token !== null) {
    await context.addInitScript((value) => localStorage.setItem('sessionToken', value), token);
  }
  const page = await context.newPage();
  const paths = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.ok() && existsSync(join(webFolder, pathname))) paths.add(pathname);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return [...paths];
}

/** Compressed size of what the first pages load: landing, sign-in, and the dashboard of a signed-in child. */
export function firstLoad(): Promise<string> {
  return withDataFolder(async (folder) => {
    const product = await startProduct(folder);
    const browser = await chromium.launch(await chromiumLaunchOptions());
    try {
      const account = { username: 'reader', password: 'lamp and light' };
      const token = await registerChild(product.origin, account);
      const pages = [
        { name: 'landing', path: '/', token: null },
        { name: 'sign-in', path: '/login', token: null },
        { name: 'student dashboard', path: '/', token },
      ];
      const lines: string[] = [];
      for (const page of pages) {
        const files = await filesOf(browser, product.origin + page.path, page.token);
        for (const { name, files: pattern, goal } of kinds) {
          const sizes = files.filter((file) => pattern.test(file)).map(brotliBytes);
          const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
          const workload = `first load of ${page.name}, brotli, ${name} (${sizes.length} files)`;
          lines.push(describeSize({ workload, kilobytes: bytes / 1000, goal }));
        }
      }
      return lines.join('\n');
    } finally {
      await browser.close();
      await product.stop();
    }
  });
}
