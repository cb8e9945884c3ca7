import type { Actor, Prop, Scene } from '@lamplight/domain/scenes';
import { shadowFilter } from '../light/filters.ts';
import {
  flameOf,
  lampGradient,
  shadeOf,
  shineOf,
  vignette,
  vignetteGradient,
  warmthOf,
} from '../light/glow.ts';
import { rings, SUNS, skyGradient, skyThings } from '../light/sky.ts';
import { randomFrom, seedOf } from '../paper/random.ts';
import { figure, sizeOf } from '../people/figure.ts';
import { PLACE_DRAWINGS } from '../places/drawings.ts';
import {
  BEHIND_STAGE,
  HEIGHT,
  type Layer,
  lying,
  type PlaceDrawing,
  type Source,
  stand,
  WIDTH,
} from '../places/place.ts';
import { element, ellipse, group, placed, type SvgElement } from '../svg/element.ts';
import { THING_DRAWINGS } from '../things/drawings.ts';

export interface Drawing {
  readonly svg: SvgElement;
  /** The light that may breathe, where the scene has a lamp or a fire. */
  readonly lamp: Source | null;
}

/** Units from the left edge to column 0, and from one column to the next. */
const FIRST_COLUMN = 20;
const COLUMN = 60;

/** How strongly lights shine: weakly by day, and the moon more weakly than a lamp in the dusk. */
const SHINES = { dawn: 0.8, day: 0.5, dusk: 0.75, night: 0.6, storm: 0.75 };

/** Class of what tips when it is touched. */
export const MOVER = 'theatre-mover';

/**
 * Draws a scene. The same scene is drawn the same way each time.
 * @param id begins the ids within the drawing: each drawing on a page needs one of its own
 */
export function drawScene(scene: Scene, id: string): Drawing {
  const { place, light } = scene;
  const drawing = PLACE_DRAWINGS[place];
  const random = randomFrom(seedOf(JSON.stringify(scene)));
  const ids = {
    sky: `${id}-sky`,
    rise: `${id}-rise`,
    stand: `${id}-stand`,
    lamp: `${id}-lamp`,
    vignette: `${id}-edge`,
    frame: `${id}-frame`,
  };
  const lamps = lampsOf(scene, drawing);
  const suns = sunOf(scene, drawing);
  const layers: Layer[] = [
    ...(drawing.isIndoors ? [] : [stand(...heaven(scene, random))]),
    ...(place === 'deep' && light !== 'night'
      ? [{ fall: 'rise', children: rings() } as const]
      : []),
    lying(...suns.flatMap((sun) => shineOf(sun, SHINES[light], ids.lamp))),
    ...drawing.far(light),
    stand(...thingsOf(scene, drawing, 'middle')),
    ...drawing.stage(light),
    // Light shines behind people and never over a face; what falls on them is warmth.
    lying(...lamps.flatMap((lamp) => shineOf(lamp, SHINES[light], ids.lamp))),
    lying(...shadows(scene, drawing)),
    stand(...onStage(scene, drawing)),
    ...drawing.front(light),
  ];
  const svg = element(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'xMidYMid slice' },
    [
      element('defs', {}, [
        skyGradient(light, ids.sky),
        shadowFilter('rise', ids.rise),
        shadowFilter('stand', ids.stand),
        lampGradient(ids.lamp),
        vignetteGradient(ids.vignette),
      ]),
      ...(drawing.isIndoors
        ? []
        : [element('rect', { width: WIDTH, height: HEIGHT, fill: `url(#${ids.sky})` })]),
      ...layers
        .filter(({ children }) => children.length > 0)
        .map(({ fall, children }) =>
          group(children, fall === 'none' ? {} : { filter: `url(#${ids[fall]})` }),
        ),
      ...shadeOf(light, drawing.isIndoors || isBright(scene)),
      ...[...suns, ...lamps].flatMap((source) => warmthOf(source, ids.lamp)),
      ...[...suns, ...lamps]
        .filter(({ isFlame }) => isFlame)
        .flatMap((lamp) => flameOf(lamp, ids.lamp)),
      vignette(ids.vignette),
    ],
  );
  return { svg, lamp: lamps[0] ?? null };
}

function heaven(scene: Scene, random: () => number): SvgElement[] {
  const things = scene.things.filter(({ what }) => THING_DRAWINGS[what].layer === 'sky');
  const own = scene.place === 'deep' ? [] : skyThings(scene.light, random);
  return [...own, ...things.map((prop) => thing(scene, prop, PLACE_DRAWINGS[scene.place]))];
}

function xOf([column]: readonly [number, number]): number {
  return FIRST_COLUMN + column * COLUMN;
}

function thingsOf(scene: Scene, drawing: PlaceDrawing, layer: 'middle'): SvgElement[] {
  return scene.things
    .filter(({ what }) => THING_DRAWINGS[what].layer === layer)
    .map((prop) => thing(scene, prop, drawing));
}

/** People and things together, those behind first. */
function onStage(scene: Scene, drawing: PlaceDrawing): SvgElement[] {
  const standing = [
    ...scene.things
      .filter(({ what }) => THING_DRAWINGS[what].layer === 'stage')
      .map((prop) => ({ row: prop.at[1], drawn: thing(scene, prop, drawing) })),
    ...scene.cast.map((actor) => ({ row: actor.at[1], drawn: person(scene, actor, drawing) })),
  ];
  return standing.sort((first, second) => first.row - second.row).map(({ drawn }) => drawn);
}

function person({ moves }: Scene, actor: Actor, drawing: PlaceDrawing): SvgElement {
  const { y, scale } = drawing.ground(actor.at[1]);
  return placed(
    {
      x: xOf(actor.at),
      y: y - (actor.above ?? 0),
      scale: scale * sizeOf(actor.who),
      mirrored: actor.facing === 'left',
    },
    [mover(figure(actor), moves === actor.who)],
    { 'data-name': actor.who },
  );
}

function thing({ moves, light }: Scene, prop: Prop, drawing: PlaceDrawing): SvgElement {
  const { draw, scale: own, layer } = THING_DRAWINGS[prop.what];
  const { y, scale } =
    layer === 'stage' ? drawing.ground(prop.at[1]) : (drawing.behind ?? BEHIND_STAGE);
  return placed(
    {
      x: xOf(prop.at),
      y: y - prop.above,
      scale: scale * own * prop.size,
      mirrored: prop.facing === 'left',
    },
    [mover(draw(light), moves === prop.what)],
    { 'data-name': prop.what },
  );
}

function mover(children: readonly SvgElement[], moves: boolean): SvgElement {
  return group(children, moves ? { className: MOVER } : {});
}

/** Flat ellipses under everything that stands. */
function shadows(scene: Scene, drawing: PlaceDrawing): SvgElement[] {
  if (drawing.stage(scene.light).length === 0) return [];
  const shadow = (at: readonly [number, number], half: number) => {
    const { y, scale } = drawing.ground(at[1]);
    return ellipse(
      xOf(at),
      y,
      Math.round(half * scale),
      Math.round(half * scale * 0.17),
      '#1F1838',
      { fillOpacity: 0.28 },
    );
  };
  return [
    ...scene.things.flatMap(({ what, at, above, size }) => {
      const { shadow: half, scale } = THING_DRAWINGS[what];
      return half === undefined || above > 0 ? [] : [shadow(at, half * scale * size)];
    }),
    ...scene.cast
      .filter(({ above }) => above === undefined)
      .map(({ who, at, pose }) => shadow(at, (pose === 'sleep' ? 60 : 25) * sizeOf(who))),
  ];
}

function sunOf({ light, place }: Scene, { isIndoors }: PlaceDrawing): Source[] {
  if (place === 'deep') return light === 'night' ? [] : [{ x: 320, y: 190, radius: 190 }];
  const sun = SUNS[light];
  return isIndoors || sun === null ? [] : [sun];
}

/** God’s glory shines around His messengers: there it is not dark. */
function isBright({ cast }: Scene): boolean {
  return cast.some(({ who }) => who === 'messenger');
}

/** The lamps and fires of a scene, the place's own first. */
function lampsOf({ light, cast, things }: Scene, drawing: PlaceDrawing): Source[] {
  const own = drawing.source?.(light);
  return [
    ...(own === undefined ? [] : [own]),
    ...things.flatMap(({ what, at, above, size }) => {
      const { lamp, scale: itself } = THING_DRAWINGS[what];
      if (lamp === undefined) return [];
      const { y, scale } = drawing.ground(at[1]);
      const factor = scale * itself * size;
      return [
        {
          x: xOf(at),
          y: Math.round(y - above - lamp.above * factor),
          radius: Math.round(lamp.radius * size),
          isFlame: what !== 'star',
        },
      ];
    }),
    ...cast.flatMap((actor) => lightOf(actor, drawing)),
  ];
}

/** The light that somebody gives or carries. */
function lightOf({ who, at, holds, facing }: Actor, drawing: PlaceDrawing): Source[] {
  const { y, scale } = drawing.ground(at[1]);
  const size = scale * sizeOf(who);
  if (who === 'messenger') return [{ x: xOf(at), y: Math.round(y - 60 * size), radius: 150 }];
  if (holds !== 'lamp') return [];
  const side = facing === 'left' ? -1 : 1;
  const x = Math.round(xOf(at) + side * 31 * size);
  return [{ x, y: Math.round(y - 72 * size), radius: 120, isFlame: true }];
}
