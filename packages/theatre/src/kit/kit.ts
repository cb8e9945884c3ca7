import type {
  GuideState,
  Held,
  Person,
  Place,
  Thing,
  Words,
  World,
} from '@lamplight/domain/scenes';
import type { Holding } from '../people/holding.ts';
import type { Look } from '../people/look.ts';
import type { PlaceDrawing } from '../places/place.ts';
import type { SvgElement } from '../svg/element.ts';
import type { ThingDrawing } from '../things/thing.ts';

export interface GuideDrawing {
  /** Hovers around 0 and looks to the right, 50 units high. */
  readonly draw: (state: GuideState) => readonly SvgElement[];
  /** Where its lantern shines. */
  readonly lanternAt: (state: GuideState) => { readonly x: number; readonly y: number };
}

/** The drawings of one world, each word of it, and so of all that TypeScript knows of it. */
export interface WorldKit<Of extends World | 'common'> {
  readonly places: Readonly<Record<Words[Of]['place'], PlaceDrawing>>;
  readonly people: Readonly<Record<Words[Of]['person'], Look>>;
  readonly things: Readonly<Record<Words[Of]['thing'], ThingDrawing>>;
  readonly held: Readonly<Record<Words[Of]['held'], Holding>>;
  readonly guide?: GuideDrawing;
}

/** What a scene is drawn with. */
export interface Kit {
  readonly places: Readonly<Partial<Record<Place, PlaceDrawing>>>;
  readonly people: Readonly<Partial<Record<Person, Look>>>;
  readonly things: Readonly<Partial<Record<Thing, ThingDrawing>>>;
  readonly held: Readonly<Partial<Record<Held, Holding>>>;
  readonly guide?: GuideDrawing;
}

/** All of some kits in one. */
export function joined(kits: readonly Kit[]): Kit {
  const guide = kits.find((kit) => kit.guide !== undefined)?.guide;
  return {
    places: Object.assign({}, ...kits.map(({ places }) => places)),
    people: Object.assign({}, ...kits.map(({ people }) => people)),
    things: Object.assign({}, ...kits.map(({ things }) => things)),
    held: Object.assign({}, ...kits.map(({ held }) => held)),
    ...(guide !== undefined && { guide }),
  };
}

/** @throws Error where the kit was made for other scenes */
export function drawingOf<Name extends string, Drawing>(
  drawings: Readonly<Partial<Record<Name, Drawing>>>,
  name: Name,
): Drawing {
  const drawing = drawings[name];
  if (drawing === undefined) throw new Error(`This kit has no '${name}'.`);
  return drawing;
}
