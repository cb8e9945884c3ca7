import { useEffect, useState } from 'react';

/** How long nothing must change before it is told: a slider passes many values. */
const SETTLED_MS = 350;

/** A text once it has stood still for a moment, so that a screen reader does not read every step to it. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), SETTLED_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return settled;
}
