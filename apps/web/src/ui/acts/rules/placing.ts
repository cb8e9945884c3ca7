/** The place of each thing, by their indexes; null for one that has none yet. */
export type Placing = readonly (number | null)[];

/** No thing has a place. */
export function nothingPlaced(things: number): Placing {
  return Array.from({ length: things }, () => null);
}

/** Where the things of an answer are, which names a thing for each place. */
export function placingOf(answer: readonly number[], things: number): Placing {
  return Array.from({ length: things }, (_, thing) => {
    const place = answer.indexOf(thing);
    return place === -1 ? null : place;
  });
}

/** The thing at a place; undefined where there is none. For places that hold one thing. */
export function thingAt(placing: Placing, place: number): number | undefined {
  const thing = placing.indexOf(place);
  return thing === -1 ? undefined : thing;
}

/** The first place from the left that is free; undefined where there is none. */
export function nextFree(placing: Placing, places: number): number | undefined {
  return Array.from({ length: places }, (_, place) => place).find(
    (place) => thingAt(placing, place) === undefined,
  );
}

/** A thing taken from its place. */
export function taken(placing: Placing, thing: number): Placing {
  return placing.with(thing, null);
}

/** A thing put to a place that holds one: what was there changes places with it. */
export function swapped(placing: Placing, thing: number, place: number): Placing {
  const there = thingAt(placing, place);
  const from = placing[thing] ?? null;
  const freed = there === undefined ? placing : placing.with(there, from);
  return freed.with(thing, place);
}

/** A thing put into a group, which holds any number. */
export function grouped(placing: Placing, thing: number, group: number): Placing {
  return placing.with(thing, group);
}

/** An item of a list moved from one place to another; those between make room. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}
