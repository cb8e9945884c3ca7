import type { Experiment } from '@lamplight/domain/experiments';

/** Things that a step may speak of only when they are listed; plurals count as well. */
const THINGS = [
  'balloon',
  'bottle',
  'bowl',
  'box',
  'brush',
  'calculator',
  'cardboard',
  'coin',
  'compass',
  'crayon',
  'cup',
  'dropper',
  'flashlight',
  'funnel',
  'jug',
  'kitchen scale',
  'letter scale',
  'magnet',
  'magnifier',
  'marker',
  'measuring spoon',
  'mirror',
  'notebook',
  'paper clip',
  'paper towel',
  'plate',
  'sieve',
  'spoon',
  'straw',
  'string',
  'teaspoon',
  'thermometer',
  'timer',
  'towel',
  'tray',
  'tub',
] as const;

/** A text that takes a thing in hand; without such a word before it, it may be a verb, as in `tape it`. */
const TAKEN = Object.fromEntries(
  THINGS.map((thing) => [
    thing,
    new RegExp(`\\b(?:an?|the|your|with|of|each|its|both|all|more) ${thing}s?\\b`),
  ]),
) as Record<(typeof THINGS)[number], RegExp>;

/** Things that a note of safety may ask for only when they are listed. */
const WORN = ['gloves', 'goggles'] as const;

/** What a tool is there for: doing that is using it, whether or not its name comes up. */
const USES: readonly (readonly [tool: RegExp, use: RegExp])[] = [
  [/ruler|tape measure/, /measur|centimeter|millimeter|wide/],
  [/scissors/, /\bcut\b/],
  [/timer|clock|watch/, /\btimes?\b|minute|second/],
  [/pencil|paper|notebook|pen\b/, /writ|\bnote|draw|mark|record|plot|table|list|sketch|scor|rate/],
  [/calculator/, /calculat|divi|multipl|arctan|mean|average|percent|square root|logarithm|ln δt/],
  [/scale/, /weigh/],
  [/water/, /\bwet\b|damp|rins/],
  [/thread/, /lower/],
  [/thermometer/, /temperature|°c/],
  [/wires/, /connect|loop|clip/],
];

/** An amount before what is meant, such as `A handful of`. */
const AMOUNT =
  /^.*?\b(?:handfuls?|cups?|samples?|sheets?|bags?|spoonfuls?|spoons?|liters?|pieces?) of /;

/** Words that say how many or which kind, not what. */
const NO_THING = new Set(
  'and are big clean clear equal few five flat for four large least little long more one other own plastic same second six small some ten that the them thick thin three two white wide with without'.split(
    ' ',
  ),
);

/** What an experiment uses and does not list, or lists and does not use. */
export function materialFaults({
  title,
  description,
  materials,
  setup,
  safety,
  steps,
}: Experiment): string[] {
  const doing = [...setup, ...steps.flatMap(({ text, tip = '' }) => [text, tip])]
    .join(' ')
    .toLowerCase();
  const notes = safety.join(' ').toLowerCase();
  const listed = materials.join(' ').toLowerCase();
  const unlisted = THINGS.filter((thing) => TAKEN[thing].test(doing) && !listed.includes(thing));
  const worn = WORN.filter((thing) => notes.includes(thing) && !listed.includes(thing));
  const told = `${title} ${description} ${doing} ${notes}`.toLowerCase();
  const unused = materials.filter((material) => !isUsed(material.toLowerCase(), told));
  return [
    ...[...unlisted, ...worn].map((thing) => `uses ${thing}, which is not listed`),
    ...unused.map((material) => `lists “${material}”, which is not used`),
  ];
}

function isUsed(material: string, told: string): boolean {
  if (USES.some(([tool, use]) => tool.test(material) && use.test(told))) return true;
  const words = material.replace(AMOUNT, '').match(/\p{L}+/gu) ?? [];
  return words
    .filter((word) => word.length > 2 && !NO_THING.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(?:ies|es|s|y)$/, '') : word))
    .some((word) => told.includes(word));
}
