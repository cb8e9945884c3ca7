/**
 * Makes contact sheets of all scenes of the stories, for people who look at each: `npm run theatre:sheet -- FOLDER
 * [STORY…]` writes a PNG a story, its scenes in the order in which they were written, and all that differ only once.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { stories } from '@lamplight/content/stories';
import type { Illustration } from '@lamplight/domain/scenes';
import type { StorySource } from '@lamplight/domain/stories';
import { drawScene } from '@lamplight/theatre/scene';
import { svgText } from '@lamplight/theatre/svg';
import { chromium } from 'playwright-core';
import { chromiumLaunchOptions } from '../browser/chromium.ts';

const [folder, ...numbers] = parseArgs({ allowPositionals: true }).positionals;
if (folder === undefined)
  throw new Error('Name a folder for the sheets: npm run theatre:sheet -- FOLDER');

const blending = readFileSync(
  fileURLToPath(import.meta.resolve('@lamplight/theatre/scene.css')),
  'utf8',
);
const chosen = stories().filter(({ id }) => numbers.length === 0 || numbers.includes(String(id)));
const sheets = chosen.flatMap((story) => {
  const scenes = scenesOf(story);
  return scenes.length === 0 ? [] : [{ id: story.id, scenes }];
});

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 1320, height: 400 } });
  for (const { id, scenes } of sheets) {
    const name = join(folder, `story-${String(id).padStart(2, '0')}`);
    writeFileSync(`${name}.html`, pageOf(scenes));
    await page.setContent(pageOf(scenes));
    await page.screenshot({ path: `${name}.png`, fullPage: true });
    process.stdout.write(`${name}.png: ${scenes.length} scenes\n`);
  }
} finally {
  await browser.close();
}

/** The scenes of both tellings, each once. */
function scenesOf({ texts }: StorySource): Illustration[] {
  const all = Object.values(texts).flatMap(({ sections }) =>
    sections.flatMap(({ illustration }) => illustration ?? []),
  );
  return [...new Map(all.map((one) => [JSON.stringify(one.scene), one])).values()];
}

function pageOf(scenes: readonly Illustration[]): string {
  const figures = scenes
    .map(
      ({ scene, alt }, index) =>
        `<figure>${svgText(drawScene(scene, `scene-${index}`).svg)}<figcaption>${alt}</figcaption></figure>`,
    )
    .join('');
  const layout =
    'body{margin:0;padding:10px;display:grid;grid-template-columns:1fr 1fr;gap:10px;font:14px sans-serif;background:#fffbf3}figure{margin:0;isolation:isolate}svg{display:block;width:640px;height:400px}';
  return `<!doctype html><meta charset="utf-8"><style>${blending}${layout}</style>${figures}`;
}
