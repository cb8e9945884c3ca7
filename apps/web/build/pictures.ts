import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { CONTENT_SPRITES, contentSpriteOf } from '../src/ui/picture/content-sprites.ts';

/** Names of the pictures that go into each sprite. */
export interface PictureSets {
  /** Pictures of screens, badges and tiles: loaded with the first page. */
  readonly ui: readonly string[];
  /** Pictures of lessons and stories: spread over small sprites, each loaded when it is shown from. */
  readonly content: readonly string[];
  /** Pictures of one part of the product, by its name: a sprite each, loaded by that part alone. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
  readonly width?: number;
  readonly height?: number;
}

const ICON_SET = '@iconify-json/fluent-emoji-flat/icons.json';
const VIRTUAL_ID = 'virtual:pictures';
const SPRITES = Array.from({ length: CONTENT_SPRITES }, (_, sprite) => sprite);
const contentFile = (sprite: number): string => `content-pictures-${sprite}.svg`;
const partFile = (part: string): string => `${part}-pictures.svg`;

/**
 * Makes SVG sprites out of the Fluent emoji set (MIT) and offers their addresses as
 * `virtual:pictures`. Only the named pictures are taken: the whole set is nine megabytes.
 */
export function pictures(sets: PictureSets): Plugin {
  let folder = '';
  const parts = Object.keys(sets.parts);
  return {
    name: 'lamplight:pictures',
    async configResolved(config) {
      folder = join(config.root, 'node_modules/.cache/pictures');
      const path = createRequire(import.meta.url).resolve(ICON_SET);
      const iconSet = JSON.parse(await readFile(path, 'utf8')) as IconSet;
      const uiNames = new Set(sets.ui);
      const contentOnly = sets.content.filter((name) => !uiNames.has(name));
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'pictures.svg'), buildSprite(iconSet, sets.ui));
      for (const sprite of SPRITES) {
        const names = contentOnly.filter((name) => contentSpriteOf(name) === sprite);
        await writeFile(join(folder, contentFile(sprite)), buildSprite(iconSet, names));
      }
      for (const [part, names] of Object.entries(sets.parts)) {
        await writeFile(join(folder, partFile(part)), buildSprite(iconSet, names));
      }
    },
    resolveId(id) {
      return id === VIRTUAL_ID ? `\0${VIRTUAL_ID}` : undefined;
    },
    load(id) {
      if (id !== `\0${VIRTUAL_ID}`) return undefined;
      const address = (file: string) => JSON.stringify(`${join(folder, file)}?url&no-inline`);
      return [
        `export { default as uiSprite } from ${address('pictures.svg')};`,
        ...SPRITES.map((sprite) => `import s${sprite} from ${address(contentFile(sprite))};`),
        `export const contentSprites = [${SPRITES.map((sprite) => `s${sprite}`).join(', ')}];`,
        ...parts.map((part, at) => `import p${at} from ${address(partFile(part))};`),
        `export const partSprites = { ${parts.map((part, at) => `${JSON.stringify(part)}: p${at}`).join(', ')} };`,
      ].join('\n');
    },
  };
}

/**
 * One SVG file with a `<symbol>` per picture, each once, in order of name.
 * @throws Error when the icon set has no picture of that name
 */
export function buildSprite(iconSet: IconSet, names: readonly string[]): string {
  const size = `0 0 ${iconSet.width ?? 32} ${iconSet.height ?? 32}`;
  const symbols = [...new Set(names)].sort().map((name) => {
    const body = iconBody(iconSet, name);
    return `<symbol id="${name}" viewBox="${size}">${scopeIds(body, name)}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

function iconBody(iconSet: IconSet, name: string): string {
  const icon = iconSet.icons[name] ?? iconSet.icons[iconSet.aliases?.[name]?.parent ?? ''];
  if (icon === undefined) throw new Error(`no picture is called "${name}" in ${ICON_SET}`);
  return icon.body;
}

/** Gradients and masks are named per picture, otherwise the first one's would colour all others. */
function scopeIds(body: string, name: string): string {
  return body
    .replace(/\bid="([^"]+)"/g, `id="${name}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${name}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${name}-$1"`);
}
