/** A rest that is longer than this ends a sitting, in milliseconds. */
const REST_MILLIS = 30 * 60 * 1000;

/** A stretch of learning without a long rest, in epoch milliseconds. */
export interface Sitting {
  readonly from: number;
  readonly to: number;
}

/** What is known of something that a child did: when it ended, and when it began if that is known. */
export interface Moment {
  readonly from?: number;
  readonly to: number;
}

/** Puts moments together into sittings: what is less than half an hour apart belongs to one. */
export function sittingsOf(moments: readonly Moment[]): Sitting[] {
  const spans = moments
    .map(({ from, to }) => ({
      from: from === undefined || to - from > REST_MILLIS ? to : from,
      to,
    }))
    .toSorted((a, b) => a.from - b.from);
  const sittings: Sitting[] = [];
  for (const span of spans) {
    const last = sittings.at(-1);
    if (last === undefined || span.from - last.to > REST_MILLIS) {
      sittings.push(span);
    } else {
      sittings[sittings.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    }
  }
  return sittings;
}

/** The length of a sitting in minutes; one of a single moment has none. */
export function sittingMinutes({ from, to }: Sitting): number {
  return (to - from) / 60_000;
}
