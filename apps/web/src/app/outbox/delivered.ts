type Listener = (answer: unknown) => void;

const listeners = new Set<Listener>();

/** Calls back with the host's answer to each write that it has taken: something a child finished. */
export function onDelivered(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellDelivered(answer: unknown): void {
  for (const listener of listeners) listener(answer);
}
