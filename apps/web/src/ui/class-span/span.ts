import type { Span } from '@lamplight/domain/analytics';

/** The spans to choose from. Addresses name one too, and reading them travels with the first script. */
export const SPAN_CHOICES = ['7', '28', 'all'] as const satisfies readonly Span[];

/** What is looked at until somebody chooses: four weeks. */
const USUAL: Span = '28';

/** The span that a text names, such as one in the address; four weeks where it names none. */
export function spanFrom(named: unknown): Span {
  return SPAN_CHOICES.find((span) => span === String(named)) ?? USUAL;
}
