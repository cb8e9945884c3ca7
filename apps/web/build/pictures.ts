import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clearIDCache, getIconData, replaceIDs } from '@iconify/utils';
import { icons } from '@iconify-json/fluent-emoji-flat';
import {
  allQuizPictureNames,
  contentPictureNames,
  experimentPictureNames,
  projectPictureNames,
  roomPictureNames,
} from '@lamplight/content/pictures';
import { SIGN_IN_SPRITE } from '@lamplight/domain/classroom-sign-in';
import { CONTENT_SPRITES, contentSpriteOf } from '../src/ui/picture/content-sprites.ts';
import { UI_PICTURES } from '../src/ui/picture/ui-pictures.ts';

const APP = dirname(import.meta.dirname);

/** The names of the pictures in each sprite: `ui` comes with the first page, every other when a part shows one of its pictures. */
async function spriteNames(): Promise<Record<string, readonly string[]>> {
  const content = contentPictureNames().filter((name) => !new Set<string>(UI_PICTURES).has(name));
  const sprites: Record<string, readonly string[]> = {
    ui: UI_PICTURES,
    experiments: experimentPictureNames(),
    projects: projectPictureNames(),
    rooms: roomPictureNames(),
    'sign-in': SIGN_IN_SPRITE,
  };
  for (const [subject, names] of Object.entries(await allQuizPictureNames()))
    sprites[`quiz-${subject}`] = names;
  for (let at = 0; at < CONTENT_SPRITES; at += 1)
    sprites[`content-${at}`] = content.filter((name) => contentSpriteOf(name) === at);
  return sprites;
}

/**
 * One SVG file with a `<symbol>` for each picture of the Fluent emoji set (MIT), in order of name.
 * @throws Error when the set has no picture of that name
 */
export function spriteOf(names: readonly string[]): string {
  clearIDCache();
  const symbols = [...new Set(names)].sort().map((name) => {
    const icon = getIconData(icons, name);
    if (icon === null) throw new Error(`no picture is called "${name}" in the icon set`);
    const { width = 32, height = 32, body } = icon;
    return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${replaceIDs(body)}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** Writes what the app shows and does not have as files: `sprites/` for `ui/picture`, and Blockly's own pictures. */
export async function writePictures(): Promise<void> {
  mkdirSync(join(APP, 'sprites'), { recursive: true });
  for (const [sprite, names] of Object.entries(await spriteNames()))
    writeFileSync(join(APP, 'sprites', `${sprite}.svg`), spriteOf(names));
  const blockly = dirname(fileURLToPath(import.meta.resolve('blockly')));
  cpSync(join(blockly, 'media'), join(APP, 'public/blockly'), { recursive: true });
}
