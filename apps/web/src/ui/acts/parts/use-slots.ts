import { useState } from 'react';
import { nextFree, nothingPlaced, type Placing, swapped, taken } from '../rules/placing.ts';

export interface Slots {
  readonly placing: Placing;
  /** The place that gets the next thing; undefined when all are filled. */
  readonly next: number | undefined;
  /** Puts a loose thing to the next place; takes one out that has a place, which is then the next one. */
  readonly tapThing: (thing: number) => void;
  /** Makes a place the next one. */
  readonly tapPlace: (place: number) => void;
  /** Puts a thing to a place; beside every place it is loose. */
  readonly drop: (thing: number, place: number | null) => void;
  readonly set: (placing: Placing) => void;
}

/** Things and places that hold one each. */
export function useSlots(things: number, places: number, initial: Placing | null): Slots {
  const [placing, setPlacing] = useState<Placing>(initial ?? nothingPlaced(things));
  const [chosen, setChosen] = useState<number | null>(null);
  const isFree = chosen !== null && !placing.includes(chosen);
  const next = isFree ? chosen : nextFree(placing, places);
  const put = (thing: number, place: number) => {
    setPlacing(swapped(placing, thing, place));
    setChosen(null);
  };
  const takeOut = (thing: number) => {
    setPlacing(taken(placing, thing));
    setChosen(placing[thing] ?? null);
  };
  return {
    placing,
    next,
    tapThing(thing) {
      if (placing[thing] !== null) takeOut(thing);
      else if (next !== undefined) put(thing, next);
    },
    tapPlace: setChosen,
    drop(thing, place) {
      if (place !== null) put(thing, place);
      else if (placing[thing] !== null) takeOut(thing);
    },
    set(next) {
      setPlacing(next);
      setChosen(null);
    },
  };
}
