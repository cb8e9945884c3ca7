import type { SeenClass, Span } from '@lamplight/domain/analytics';
import { useState } from 'react';
import { spanFrom } from './span.ts';

/** The class and the span that somebody chose; the first class with students until then. */
export function useClassSpan(classes: readonly SeenClass[]) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [span, setSpan] = useState<Span>(() => spanFrom(null));
  const usual = classes.find(({ students }) => students > 0) ?? classes[0];
  const known = classes.find(({ id }) => id === chosen) ?? usual;
  return { seen: known ?? null, span, onClass: setChosen, onSpan: setSpan };
}
