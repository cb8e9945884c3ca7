interface Named {
  readonly firstName: string;
  readonly lastName: string | null;
}

/**
 * The names on a class's tiles: first names, with the initial of the last name only where two
 * children share one, so that the wall tells no more than it must.
 */
export function tileNames(children: readonly Named[]): string[] {
  const counts = new Map<string, number>();
  const key = (name: string) => name.toLocaleLowerCase();
  for (const { firstName } of children) {
    counts.set(key(firstName), (counts.get(key(firstName)) ?? 0) + 1);
  }
  return children.map(({ firstName, lastName }) => {
    const shared = (counts.get(key(firstName)) ?? 0) > 1;
    const initial = [...(lastName ?? '')][0];
    return shared && initial !== undefined ? `${firstName} ${initial}.` : firstName;
  });
}
