/** The fields that a value must have, by what they hold. */
export type Shape = Readonly<Record<string, 'string' | 'number' | 'array' | 'object'>>;

/** A line for each field of the shape that is not there or holds something else. */
export function faultsOf(place: string, value: unknown, shape: Shape): string[] {
  return Object.entries(shape)
    .filter(([key, kind]) => {
      const found = field(value, key);
      return kind === 'array' ? !Array.isArray(found) : typeof found !== kind;
    })
    .map(([key, kind]) => `${place} has no ${key} (${kind})`);
}

/** The entries of a list in a value; none when there is no list. */
export function items(value: unknown, key: string): unknown[] {
  const found = field(value, key);
  return Array.isArray(found) ? found : [];
}

/** A field of a value of unknown shape. */
export function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
