import type { ColoringShelf } from '@lamplight/domain/coloring';
import { coloringShelfSchema } from '../schema/coloring.ts';
import type { Readings } from './readings.ts';

/** The shelves of `coloring/01-creation.yaml` and so on: the number gives the order, the rest is the id. */
export function compileColoring(readings: Readings): ColoringShelf[] {
  const owners = new Map<string, string>();
  return readings.paths(/^coloring\/\d\d-[a-z0-9-]+\.yaml$/).flatMap((path) => {
    const shelf = readings.yaml(path, coloringShelfSchema);
    for (const { id } of shelf?.pages ?? []) {
      const owner = owners.get(id);
      // What a child colored in is kept under the id.
      if (owner !== undefined) readings.fault(path, `the page '${id}' is also in ${owner}`);
      owners.set(id, path);
    }
    return shelf === undefined
      ? []
      : [{ id: path.slice('coloring/00-'.length, -'.yaml'.length), ...shelf }];
  });
}
