/**
 * Resolves when the event loop has looked at every request that came in the same turn. Answers that are
 * sent then leave one after another: each write otherwise wakes the other side by itself, which costs
 * more than the answer where many children ask at once. A request that comes alone waits for nothing.
 */
export function endOfTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
