import { join } from 'node:path';
import type { PackageImport } from '../boundaries/imports.ts';
import { root } from '../run/paths.mjs';

/** Where the drawing lies. */
export const HOUSE_PICTURE = join(root, 'docs/pictures/house.svg');

const BOX = { width: 170, height: 56 };
const GAP = { x: 26, y: 76 };
const MARGIN = 24;

/** What each package is for, in a few words below its name. */
const PURPOSES: Readonly<Record<string, string>> = {
  'apps/web': 'pages in the browser',
  'apps/server': 'the host',
  'packages/api': 'features on the host',
  'packages/content': 'lessons and banks',
  'packages/ai': 'what reads words',
  'packages/db': 'tables, backups',
  'packages/game': 'rules of rooms',
  'packages/sandbox': "learners' programs",
  'packages/theatre': 'scenes of cut paper',
  'packages/domain': 'words and rules',
};

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/**
 * Draws who imports whom as an SVG: each package stands right below the lowest of those that import it, and an arrow
 * points to what is imported.
 * @throws Error when packages import each other in a circle
 */
export function housePicture(imports: readonly PackageImport[]): string {
  const floors = floorsOf(imports);
  const widest = Math.max(...floors.map((floor) => floor.length));
  const width = 2 * MARGIN + widest * BOX.width + (widest - 1) * GAP.x;
  const height = 2 * MARGIN + floors.length * BOX.height + (floors.length - 1) * GAP.y;
  const boxes = new Map(
    floors.flatMap((floor, at) => {
      const used = floor.length * BOX.width + (floor.length - 1) * GAP.x;
      return floor.map((name, place): [string, Box] => [
        name,
        {
          name,
          x: (width - used) / 2 + place * (BOX.width + GAP.x),
          y: MARGIN + at * (BOX.height + GAP.y),
        },
      ]);
    }),
  );
  const arrows = imports.map(({ from, to }) => arrow(boxes.get(from), boxes.get(to)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" text-anchor="middle">`,
    '<title>Which package imports which</title>',
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="#8a8fb5"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#fffbf3"/>`,
    ...arrows,
    ...Array.from(boxes.values(), drawn),
    '</svg>',
    '',
  ].join('\n');
}

/** The packages by floor, the highest first. */
function floorsOf(imports: readonly PackageImport[]): string[][] {
  const depths = new Map<string, number>();
  function depthOf(name: string, below: readonly string[]): number {
    if (below.includes(name)) throw new Error(`a circle: ${[...below, name].join(' ← ')}`);
    const known = depths.get(name);
    if (known !== undefined) return known;
    const importers = imports.filter(({ to }) => to === name);
    const depth = Math.max(-1, ...importers.map(({ from }) => depthOf(from, [...below, name]))) + 1;
    depths.set(name, depth);
    return depth;
  }
  for (const name of imports.flatMap(({ from, to }) => [from, to])) depthOf(name, []);
  const floors: string[][] = Array.from({ length: Math.max(...depths.values()) + 1 }, () => []);
  for (const [name, depth] of [...depths].sort()) floors[depth]?.push(name);
  return floors;
}

function arrow(from: Box | undefined, to: Box | undefined): string {
  if (from === undefined || to === undefined) return '';
  const [x1, y1] = [from.x + BOX.width / 2, from.y + BOX.height];
  const [x2, y2] = [to.x + BOX.width / 2, to.y - 2];
  const bend = GAP.y / 2;
  return `<path d="M${x1} ${y1} C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}" fill="none" stroke="#8a8fb5" stroke-width="1.5" marker-end="url(#tip)"/>`;
}

function drawn({ name, x, y }: Box): string {
  const middle = x + BOX.width / 2;
  return [
    `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="10" fill="#ffffff" stroke="#24264d" stroke-width="1.5"/>`,
    `<text x="${middle}" y="${y + 25}" font-size="15" font-weight="bold" fill="#24264d">${name}</text>`,
    `<text x="${middle}" y="${y + 44}" font-size="12" fill="#4a4d78">${PURPOSES[name] ?? ''}</text>`,
  ].join('');
}
