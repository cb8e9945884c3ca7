/**
 * Makes something when it is first asked for. Patterns of thousands of phrases take some time to make, which a host that
 * starts need not wait for.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
