import type { FoundReference } from '../references/find-references.ts';
import { isSpokenByAnother } from './announced.ts';
import type { QuotedSpan } from './quoted-spans.ts';

/** Signs between a reference and its quotation, as in "In John 3:16 Jesus tells his visitor at night: “…". */
const LONGEST_BETWEEN = 80;
/** What stands between a quotation and the reference that names its place: `” (see `, `” — `. */
const NAMES_PLACE =
  /^[\s.,;:!?—–\-([*_]*(?:(?:see|cf\.?|from|vgl\.|siehe|aus|ver|véase|de|voir|lies)\s)?[\s(]*$/iu;

/** A reference that exists and the quotation that it belongs to. */
export type Attachments = ReadonlyMap<QuotedSpan, FoundReference>;

/**
 * Finds the reference of each quotation: the one right behind it, or one before it in the same sentence, or one that
 * the sentence goes on to name.
 */
export function attach(
  text: string,
  spans: readonly QuotedSpan[],
  references: readonly FoundReference[],
): Attachments {
  const outside = references.filter(
    ({ passage, start, end }) =>
      passage !== null && !spans.some((span) => start >= span.start && end <= span.end),
  );
  const attached = new Map<QuotedSpan, FoundReference>();
  for (const span of spans) {
    const after = outside.find(({ start }) => start >= span.end);
    const before = outside.findLast(({ end }) => end <= span.start);
    const toAfter = after && text.slice(span.end, after.start);
    const toBefore = before && text.slice(before.end, span.start);
    const isFree = (between: string) => !spans.some(({ inner }) => between.includes(inner));
    if (after && toAfter !== undefined && NAMES_PLACE.test(toAfter)) attached.set(span, after);
    else if (before && toBefore !== undefined && leadsOn(toBefore) && isFree(toBefore)) {
      attached.set(span, before);
    } else if (
      after &&
      toAfter !== undefined &&
      !/[.!?]$/u.test(span.inner.trim()) &&
      leadsOn(toAfter) &&
      isFree(toAfter)
    ) {
      attached.set(span, after);
    }
  }
  return attached;
}

function leadsOn(between: string): boolean {
  return (
    between.length <= LONGEST_BETWEEN && !/[.!?]\s/u.test(between) && !isSpokenByAnother(between)
  );
}
