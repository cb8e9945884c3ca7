/**
 * Draws the icons of the installed app from its mark, `apps/web/public/lantern.svg`, into `apps/web/public/icons`.
 * They are committed: a build needs no browser.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumLaunchOptions } from '../browser/chromium.ts';

const PUBLIC = join(import.meta.dirname, '..', '..', '..', 'apps', 'web', 'public');

/** The color behind the mark in `lantern.svg`. */
const GROUND = '#FFE3A6';

/** Pixels of an edge, and how much of it the mark takes where the device cuts the icon's shape itself. */
const ICONS = [
  { name: 'lantern-192', size: 192 },
  { name: 'lantern-512', size: 512 },
  // A device may cut away all but the inner 80 %.
  { name: 'lantern-maskable-512', size: 512, share: 0.78 },
  { name: 'apple-touch-icon', size: 180, share: 0.94 },
];

const mark = readFileSync(join(PUBLIC, 'lantern.svg'), 'utf8');
mkdirSync(join(PUBLIC, 'icons'), { recursive: true });
const browser = await chromium.launch(await chromiumLaunchOptions());
const page = await browser.newPage();
for (const { name, size, share } of ICONS) {
  const edge = size * (share ?? 1);
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body { margin: 0; display: grid; place-items: center; height: 100vh;
       background: ${share === undefined ? 'transparent' : GROUND} } svg { width: ${edge}px }</style>${mark}`,
  );
  await page.screenshot({ path: join(PUBLIC, 'icons', `${name}.png`), omitBackground: true });
}
await browser.close();
