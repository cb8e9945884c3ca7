/**
 * Makes contact sheets of all scenes, for people who look at each: `npm run theatre:sheet -- FOLDER [NAME…]` writes a
 * PNG for each story and lesson, or for those that are named (`story-18`, `math-03`, `coloring`). Its scenes stand in the order in
 * which they are told, each once.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Illustration } from '@lamplight/domain/scenes';
import { drawColoring, drawScene } from '@lamplight/theatre/scene';
import { svgText } from '@lamplight/theatre/svg';
import { chromium } from 'playwright-core';
import { chromiumLaunchOptions } from '../browser/chromium.ts';
import { coloringPages, type Played, playedLessons, playedStories } from './played.ts';

const [folder, ...names] = parseArgs({ allowPositionals: true }).positionals;
if (folder === undefined)
  throw new Error('Name a folder for the sheets: npm run theatre:sheet -- FOLDER');

const blending = readFileSync(
  fileURLToPath(import.meta.resolve('@lamplight/theatre/scene.css')),
  'utf8',
);
const sheets = Map.groupBy(
  [...playedStories(), ...playedLessons(), ...(await coloringPages())],
  ({ sheet }) => sheet,
);

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 1320, height: 400 } });
  for (const [sheet, played] of sheets) {
    if (names.length > 0 && !names.includes(sheet)) continue;
    const scenes = eachOnce(played);
    const name = join(folder, sheet);
    const html = pageOf(scenes, sheet === 'coloring');
    writeFileSync(`${name}.html`, html);
    await page.setContent(html);
    await page.screenshot({ path: `${name}.png`, fullPage: true });
    process.stdout.write(`${name}.png: ${scenes.length} scenes\n`);
  }
} finally {
  await browser.close();
}

function eachOnce(played: readonly Played[]): Illustration[] {
  return [...new Map(played.map((one) => [JSON.stringify(one.scene), one])).values()];
}

function pageOf(scenes: readonly Illustration[], isLineArt: boolean): string {
  const figures = scenes
    .map(
      ({ scene, alt }, index) =>
        `<figure>${isLineArt ? svgText(drawColoring(scene)) : windowOf(scene, index)}<figcaption>${alt}</figcaption></figure>`,
    )
    .join('');
  const layout =
    'body{margin:0;padding:10px;display:grid;grid-template-columns:1fr 1fr;gap:10px;font:14px sans-serif;background:#fffbf3}figure{margin:0;isolation:isolate}svg{display:block;width:640px;height:400px}.theatre-window{position:relative;overflow:clip}';
  return `<!doctype html><meta charset="utf-8"><style>${blending}${layout}</style>${figures}`;
}

function windowOf(scene: Illustration['scene'], index: number): string {
  return `<div class="theatre-window">${svgText(drawScene(scene, `scene-${index}`).svg)}</div>`;
}
