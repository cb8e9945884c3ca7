import type { PictureOf } from './kinds.ts';

/** A thing in a web and where it stands. */
export interface WebNode {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** What follows what, with its part of all that follows. */
export interface WebLink {
  readonly from: WebNode;
  readonly to: WebNode;
  readonly count: number;
  /** 0 to 1: how much of everything that leaves `from` goes this way. */
  readonly share: number;
}

export interface WebLayout {
  readonly nodes: readonly WebNode[];
  readonly links: readonly WebLink[];
}

/** Puts the things of a web on a circle, in the order in which they come, the first one on top. */
export function layOutWeb(
  links: PictureOf<'web'>['links'],
  centre: number,
  radius: number,
): WebLayout {
  const names = [...new Set(links.flatMap(({ from, to }) => [from, to]))];
  const nodes = names.map((name, index): WebNode => {
    const angle = (2 * Math.PI * index) / names.length - Math.PI / 2;
    return { name, x: centre + radius * Math.cos(angle), y: centre + radius * Math.sin(angle) };
  });
  const placed = new Map(nodes.map((node) => [node.name, node]));
  const totals = new Map<string, number>();
  for (const { from, count } of links) totals.set(from, (totals.get(from) ?? 0) + count);
  return {
    nodes,
    links: links.flatMap(({ from, to, count }) => {
      const [start, end] = [placed.get(from), placed.get(to)];
      if (start === undefined || end === undefined) return [];
      const total = totals.get(from) ?? 0;
      return [{ from: start, to: end, count, share: total > 0 ? count / total : 0 }];
    }),
  };
}

/** What follows each thing, the most frequent first. */
export function followers(
  links: PictureOf<'web'>['links'],
): readonly { readonly from: string; readonly links: PictureOf<'web'>['links'] }[] {
  const names = [...new Set(links.map(({ from }) => from))];
  return names.map((from) => ({
    from,
    links: links
      .filter((link) => link.from === from)
      .toSorted((first, second) => second.count - first.count),
  }));
}
