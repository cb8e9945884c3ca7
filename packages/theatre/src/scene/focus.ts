import type { Actor, Prop, Scene } from '@lamplight/domain/scenes';
import { drawingOf, type Kit } from '../kit/kit.ts';
import { sizeOf } from '../people/figure.ts';
import { type Ground, HEIGHT, type PlaceDrawing, WIDTH } from '../places/place.ts';
import { IN_A_ROW } from '../things/counted.ts';
import type { ThingDrawing } from '../things/thing.ts';

/** What of a drawing has to be seen wherever it is shown, in its units. */
export interface Focus {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where nobody stands, a low window shows the land below the horizon. */
const LAND: Focus = { left: 0, right: WIDTH, top: 90, bottom: 270 };

/** A closer look than this would make a portrait of a scene. */
const LEAST_WIDTH = 420;
/** Between what has to be seen and the edge. */
const MARGIN = 12;

/** Half widths in units of a figure that is 100 high: arms that point, and somebody who lies down. */
const HALF_PERSON = 42;
const HALF_LYING = 68;
/** With a staff or lifted hands. */
const PERSON_HEIGHT = 118;
/** Of things that throw no shadow: of those on the stage, in the sky and far off. */
const HALF_THING = { stage: 42, sky: 46, middle: 80 } as const;
/** How far above its foot a thing is surely seen. */
const THING_HEIGHT = 60;

/**
 * Around everybody and everything of a scene, a little larger than they are drawn.
 * @param xOf where a column is
 * @param groundOf where a thing stands
 */
export function focusOf(
  { cast, things, guide }: Scene,
  kit: Kit,
  place: PlaceDrawing,
  xOf: (at: readonly [number, number]) => number,
  groundOf: (drawing: ThingDrawing, prop: Prop) => Ground,
): Focus {
  const boxes: Focus[] = [
    ...cast.map((actor) => {
      const { y, scale } = place.ground(actor.at[1]);
      return boxOf(
        xOf(actor.at),
        y - (actor.above ?? 0),
        scale * sizeOf(drawingOf(kit.people, actor.who)),
        halfOf(actor),
        PERSON_HEIGHT,
      );
    }),
    ...things.map((prop) => {
      const drawing = drawingOf(kit.things, prop.what);
      const { y, scale } = groundOf(drawing, prop);
      return boxOf(
        xOf(prop.at),
        y - prop.above,
        scale * drawing.scale * prop.size,
        halfOfThing(drawing, prop),
        THING_HEIGHT,
      );
    }),
    ...(guide === undefined
      ? []
      : [boxOf(xOf(guide.at), place.ground(guide.at[1]).y - guide.above, 1, 30, 30)]),
  ];
  if (boxes.length === 0) return LAND;
  const left = Math.min(...boxes.map((box) => box.left)) - MARGIN;
  const right = Math.max(...boxes.map((box) => box.right)) + MARGIN;
  const wider = Math.max(0, LEAST_WIDTH - (right - left)) / 2;
  return {
    ...within(left - wider, right + wider),
    top: Math.max(0, Math.min(...boxes.map((box) => box.top)) - MARGIN),
    bottom: Math.min(HEIGHT, Math.max(...boxes.map((box) => box.bottom)) + MARGIN),
  };
}

/** Moved into the frame, where it reaches beyond one edge and has room at the other. */
function within(left: number, right: number): Pick<Focus, 'left' | 'right'> {
  const moved = left < 0 ? -left : Math.min(0, WIDTH - right);
  return {
    left: Math.round(Math.max(0, left + moved)),
    right: Math.round(Math.min(WIDTH, right + moved)),
  };
}

function boxOf(x: number, y: number, scale: number, half: number, height: number): Focus {
  return { left: x - half * scale, right: x + half * scale, top: y - height * scale, bottom: y };
}

function halfOf({ pose }: Actor): number {
  return pose === 'sleep' || pose === 'lie' ? HALF_LYING : HALF_PERSON;
}

function halfOfThing({ layer, shadow, apart = 46 }: ThingDrawing, { count = 1 }: Prop): number {
  const one = Math.max((shadow ?? 0) * 1.3, HALF_THING[layer] * (shadow === undefined ? 1 : 0.7));
  return one + ((Math.min(count, IN_A_ROW) - 1) / 2) * apart;
}
