import type { Actor, Guide, Prop, Scene } from '@lamplight/domain/scenes';
import { drawingOf, type GuideDrawing, type Kit } from '../kit/kit.ts';
import { shadowFilter } from '../light/filters.ts';
import { flameOf, lampGradient, shadeOf, shineOf, warmthOf } from '../light/glow.ts';
import { AIRS } from '../light/lights.ts';
import { rings, SUNS, skyGradient, skyThings } from '../light/sky.ts';
import { randomFrom, seedOf } from '../paper/random.ts';
import { figure, sizeOf } from '../people/figure.ts';
import type { Look } from '../people/look.ts';
import {
  above,
  BEHIND_STAGE,
  BEYOND,
  type Ground,
  HEIGHT,
  type Layer,
  lying,
  type PlaceDrawing,
  type Source,
  stand,
  WIDTH,
} from '../places/place.ts';
import { element, ellipse, group, placed, type SvgElement } from '../svg/element.ts';
import { counted } from '../things/counted.ts';
import { type Focus, focusOf } from './focus.ts';

export interface Drawing {
  readonly svg: SvgElement;
  /** The light that may breathe, where the scene has a lamp or a fire. */
  readonly lamp: Source | null;
  /** What has to be seen wherever the drawing is shown. */
  readonly focus: Focus;
}

/** Units from the left edge to column 0, and from one column to the next. */
const FIRST_COLUMN = 20;
const COLUMN = 60;

/** How strongly lights shine: weakly by day, and the moon more weakly than a lamp in the dusk. */
const SHINES = { dawn: 0.8, day: 0.5, dusk: 0.75, night: 0.6, storm: 0.75 };

/** Class of what tips when it is touched. */
const MOVER = 'theatre-mover';

/** A scene, what it is drawn with, and where it plays. */
interface Play {
  readonly scene: Scene;
  readonly kit: Kit;
  readonly drawing: PlaceDrawing;
}

/**
 * Draws a scene. The same scene is drawn the same way each time.
 * @param kit with the drawings of all words of the scene
 * @param id begins the ids within the drawing: each drawing on a page needs one of its own
 * @throws Error where the kit lacks a drawing
 */
export function drawWith(kit: Kit, scene: Scene, id: string): Drawing {
  const { place, light } = scene;
  const drawing = drawingOf(kit.places, place);
  const play = { scene, kit, drawing };
  const random = randomFrom(seedOf(JSON.stringify(scene)));
  const ids = {
    sky: `${id}-sky`,
    rise: `${id}-rise`,
    stand: `${id}-stand`,
    lamp: `${id}-lamp`,
  };
  const lamps = lampsOf(play);
  const suns = sunOf(scene, drawing);
  const layers: Layer[] = [
    ...(drawing.isIndoors ? [] : [stand(...heaven(play, random))]),
    ...(place === 'deep' && light !== 'night'
      ? [{ fall: 'rise', children: rings() } as const]
      : []),
    lying(...suns.flatMap((sun) => shineOf(sun, SHINES[light], ids.lamp))),
    ...drawing.far(light),
    stand(...thingsOf(play, 'middle')),
    ...drawing.stage(light),
    // Light shines behind people and never over a face; what falls on them is warmth.
    lying(...lamps.flatMap((lamp) => shineOf(lamp, SHINES[light], ids.lamp))),
    lying(...shadows(play)),
    stand(...onStage(play), ...guideOf(play)),
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
      ]),
      ...(drawing.isIndoors ? [] : [above(`url(#${ids.sky})`, HEIGHT)]),
      ...layers
        .filter(({ children }) => children.length > 0)
        .map(({ fall, children }) =>
          group(children, fall === 'none' ? {} : { filter: `url(#${ids[fall]})` }),
        ),
      below(drawing.foot(light)),
      ...shadeOf(light, drawing.isIndoors || isBright(scene, kit)),
      ...[...suns, ...lamps].flatMap((source) => warmthOf(source, ids.lamp)),
      ...[...suns, ...lamps]
        .filter(({ isFlame }) => isFlame)
        .flatMap((lamp) => flameOf(lamp, ids.lamp)),
    ],
  );
  const focus = focusOf(scene, kit, drawing, xOf, (thing, { at }) =>
    thing.layer === 'stage' ? drawing.ground(at[1]) : behindStage(drawing),
  );
  return { svg, lamp: lamps[0] ?? null, focus };
}

/**
 * The sheets of a scene, layer by layer, without light and shade; the sky is the first where there is one.
 * @param kit with the drawings of all words of the scene
 * @throws Error where the kit lacks a drawing
 */
export function sheetsOf(kit: Kit, scene: Scene): SvgElement[][] {
  const { place, light } = scene;
  const drawing = drawingOf(kit.places, place);
  const play = { scene, kit, drawing };
  const random = randomFrom(seedOf(JSON.stringify(scene)));
  const sky = element('rect', { width: WIDTH, height: HEIGHT, fill: AIRS[light].sky[2] });
  const layers: readonly Layer[] = [
    ...(drawing.isIndoors ? [] : [stand(sky), stand(...heaven(play, random))]),
    ...(place === 'deep' && light !== 'night' ? [stand(...rings())] : []),
    ...drawing.far(light),
    stand(...thingsOf(play, 'middle')),
    ...drawing.stage(light),
    stand(...onStage(play), ...guideOf(play)),
    ...drawing.front(light),
  ];
  return layers.map(({ children }) => [...children]);
}

/** What the nearest ground goes on with. */
function below(color: string): SvgElement {
  return element('rect', {
    x: -20,
    y: HEIGHT - 1,
    width: WIDTH + 40,
    height: BEYOND,
    fill: color,
  });
}

function heaven(play: Play, random: () => number): SvgElement[] {
  const { place, light } = play.scene;
  const own = place === 'deep' || play.drawing.hasOwnSky === true ? [] : skyThings(light, random);
  return [...own, ...thingsOf(play, 'sky')];
}

/** Where things of the sky and of the middle layer stand. */
function behindStage({ behind }: PlaceDrawing): Ground {
  return behind ?? BEHIND_STAGE;
}

function xOf([column]: readonly [number, number]): number {
  return FIRST_COLUMN + column * COLUMN;
}

function thingsOf(play: Play, layer: 'sky' | 'middle'): SvgElement[] {
  return play.scene.things
    .filter(({ what }) => drawingOf(play.kit.things, what).layer === layer)
    .map((prop) => thing(play, prop));
}

/** People and things together, those behind first. */
function onStage(play: Play): SvgElement[] {
  const { scene, kit } = play;
  const standing = [
    ...scene.things
      .filter(({ what }) => drawingOf(kit.things, what).layer === 'stage')
      .map((prop) => ({ row: prop.at[1], drawn: thing(play, prop) })),
    ...scene.cast.map((actor) => ({ row: actor.at[1], drawn: person(play, actor) })),
  ];
  return standing.sort((first, second) => first.row - second.row).map(({ drawn }) => drawn);
}

function person({ scene, kit, drawing }: Play, actor: Actor): SvgElement {
  const { who, pose, mood, holds, at, above = 0, facing } = actor;
  const { y, scale } = drawing.ground(at[1]);
  const look = drawingOf(kit.people, who);
  const held = holds === undefined ? undefined : drawingOf(kit.held, holds);
  return placed(
    {
      x: xOf(at),
      y: y - above,
      scale: scale * sizeOf(look),
      mirrored: facing === 'left',
    },
    [mover(figure(look, { pose, mood, held }), scene.moves === who)],
    { 'data-name': who },
  );
}

function thing({ scene, kit, drawing }: Play, prop: Prop): SvgElement {
  const { draw, scale: own, layer, apart } = drawingOf(kit.things, prop.what);
  const { y, scale } = layer === 'stage' ? drawing.ground(prop.at[1]) : behindStage(drawing);
  const one = draw(scene.light);
  return placed(
    {
      x: xOf(prop.at),
      y: y - prop.above,
      scale: scale * own * prop.size,
      mirrored: prop.facing === 'left',
    },
    [
      mover(
        prop.count === undefined ? one : counted(one, prop.count, apart),
        scene.moves === prop.what,
      ),
    ],
    { 'data-name': prop.what },
  );
}

/** The guide hovers before everybody, and its lantern is its brightest spot. */
function guideOf({ scene: { guide }, kit, drawing }: Play): SvgElement[] {
  if (guide === undefined || kit.guide === undefined) return [];
  const { y, scale } = drawing.ground(guide.at[1]);
  return [
    placed(
      { x: xOf(guide.at), y: y - guide.above, scale, mirrored: guide.facing === 'left' },
      kit.guide.draw(guide.does),
      { 'data-name': 'guide' },
    ),
  ];
}

function mover(children: readonly SvgElement[], moves: boolean): SvgElement {
  return group(children, moves ? { className: MOVER } : {});
}

/** Flat ellipses under everything that stands. */
function shadows({ scene, kit, drawing }: Play): SvgElement[] {
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
    ...scene.things.flatMap(({ what, at, above, size, count }) => {
      const { shadow: half, scale } = drawingOf(kit.things, what);
      const hasNone = half === undefined || above > 0 || count !== undefined;
      return hasNone ? [] : [shadow(at, half * scale * size)];
    }),
    ...scene.cast
      .filter(({ above }) => above === undefined)
      .map(({ who, at, pose }) =>
        shadow(at, (pose === 'sleep' ? 60 : 25) * sizeOf(drawingOf(kit.people, who))),
      ),
  ];
}

function sunOf({ light, place }: Scene, { isIndoors, hasOwnSky }: PlaceDrawing): Source[] {
  if (place === 'deep') return light === 'night' ? [] : [{ x: 320, y: 190, radius: 190 }];
  const sun = SUNS[light];
  return isIndoors || hasOwnSky === true || sun === null ? [] : [sun];
}

/** God’s glory shines around His messengers: there it is not dark. */
function isBright({ cast }: Scene, { people }: Kit): boolean {
  return cast.some(({ who }) => drawingOf(people, who).shines === true);
}

/** The lamps and fires of a scene, the place's own first. */
function lampsOf({ scene: { light, cast, things, guide }, kit, drawing }: Play): Source[] {
  const own = drawing.source?.(light);
  return [
    ...(own === undefined ? [] : [own]),
    ...things.flatMap(({ what, at, above, size }) => {
      const { lamp, layer, scale: itself } = drawingOf(kit.things, what);
      if (lamp === undefined) return [];
      const { y, scale } = layer === 'stage' ? drawing.ground(at[1]) : behindStage(drawing);
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
    ...cast.flatMap((actor) => lightOf(actor, drawingOf(kit.people, actor.who), drawing)),
    ...(guide === undefined || kit.guide === undefined
      ? []
      : [lanternOf(guide, kit.guide, drawing)]),
  ];
}

/** The light that somebody gives or carries. */
function lightOf(
  { at, above = 0, holds, facing }: Actor,
  look: Look,
  drawing: PlaceDrawing,
): Source[] {
  const { y, scale } = drawing.ground(at[1]);
  const size = scale * sizeOf(look);
  if (look.shines === true) {
    return [{ x: xOf(at), y: Math.round(y - above - 60 * size), radius: Math.round(110 * size) }];
  }
  if (holds !== 'lamp') return [];
  const side = facing === 'left' ? -1 : 1;
  const x = Math.round(xOf(at) + side * 31 * size);
  return [{ x, y: Math.round(y - above - 72 * size), radius: 120, isFlame: true }];
}

function lanternOf(
  { at, above, facing, does }: Guide,
  { lanternAt }: GuideDrawing,
  drawing: PlaceDrawing,
): Source {
  const { y, scale } = drawing.ground(at[1]);
  const lantern = lanternAt(does);
  const side = facing === 'left' ? -1 : 1;
  return {
    x: Math.round(xOf(at) + side * lantern.x * scale),
    y: Math.round(y - above + lantern.y * scale),
    radius: 70,
    isFlame: true,
  };
}
