import type { Picture } from '@lamplight/domain/projects';

/** Shapes that tell groups apart for who can't tell their colours apart. */
export const SHAPES = [
  'circle',
  'square',
  'triangle',
  'diamond',
  'cross',
  'star',
  'hexagon',
  'bar',
] as const;
export type Shape = (typeof SHAPES)[number];

/** How a group of points looks. */
export interface Series {
  readonly label: string;
  readonly shape: Shape;
  readonly colour: string;
}

const COLOURS = ['math', 'ai', 'bible', 'science', 'journal', 'games', 'light', 'ink'] as const;

function colourAt(index: number): string {
  const name = COLOURS[index % COLOURS.length];
  return name === 'ink' ? 'var(--ink)' : `var(--${name}-text)`;
}

/**
 * The looks of groups, each by its place among all groups of a run, so that the same group looks the same
 * in every picture; from the ninth on looks come again.
 * @param labels the groups of one picture
 * @param all the groups of the whole run, in the order in which they came
 */
export function seriesOf(labels: readonly string[], all: readonly string[]): readonly Series[] {
  return [...new Set(labels)].map((label) => {
    const place = Math.max(0, all.indexOf(label));
    return {
      label,
      shape: SHAPES[place % SHAPES.length] ?? 'circle',
      colour: colourAt(place),
    };
  });
}

/** The groups of all points and maps of a run, in the order in which they come. */
export function groupsOf(pictures: readonly Picture[]): readonly string[] {
  const labels = pictures.flatMap((picture) => {
    if (picture.kind !== 'points' && picture.kind !== 'map') return [];
    const ofPoints = picture.points.map(({ label }) => label);
    return picture.kind === 'map' ? [...ofPoints, ...picture.labels] : ofPoints;
  });
  return [...new Set(labels)];
}
