/** A text as its words, and the group that it belongs to. */
export interface Worded {
  readonly words: readonly string[];
  readonly group: number;
}

/** A fork asks for one word; a leaf gives an answer. */
export type DecisionTree =
  | { readonly kind: 'leaf'; readonly group: number; readonly examples: number }
  | {
      readonly kind: 'fork';
      readonly word: string;
      /** How many bits of doubt the question takes away. */
      readonly gain: number;
      readonly yes: DecisionTree;
      readonly no: DecisionTree;
    };

/** Shannon’s entropy of groups by their sizes, in bits: 0 where all are of one group. */
export function entropyOf(sizes: readonly number[]): number {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return sizes
    .filter((size) => size > 0)
    .reduce((sum, size) => sum - (size / all) * Math.log2(size / all), 0);
}

/** How many bits of doubt it takes away to ask whether an example has a word. */
export function informationGain(examples: readonly Worded[], word: string): number {
  const [yes, no] = split(examples, word);
  const after = [yes, no].reduce(
    (sum, part) => sum + (part.length / examples.length) * entropyOf(sizesOf(part)),
    0,
  );
  return entropyOf(sizesOf(examples)) - after;
}

/** Gains nearer to each other than this are the same: they differ by rounding only. */
const SAME = 1e-9;

/**
 * Grows a tree as ID3 does (Quinlan 1986): at each fork the word with the greatest information gain, of several the one
 * that comes first in the examples; until a part is of one group, no word tells anything, or the tree is as deep as it
 * may be. Null without examples.
 */
export function growTree(examples: readonly Worded[], depth: number): DecisionTree | null {
  const [first] = examples;
  if (first === undefined) return null;
  const leaf = { kind: 'leaf', group: mostCommon(examples), examples: examples.length } as const;
  if (depth === 0 || examples.every(({ group }) => group === first.group)) return leaf;
  const [best] = gainsOf(examples);
  if (best === undefined || best.gain < SAME) return leaf;
  const [yes, no] = split(examples, best.word);
  const [yesTree, noTree] = [growTree(yes, depth - 1), growTree(no, depth - 1)];
  return yesTree && noTree ? { kind: 'fork', ...best, yes: yesTree, no: noTree } : leaf;
}

/** The gain of every word, the greatest first. */
export function gainsOf(examples: readonly Worded[]): { word: string; gain: number }[] {
  const words = [...new Set(examples.flatMap(({ words: own }) => own))];
  return words
    .map((word, at) => ({ word, at, gain: informationGain(examples, word) }))
    .sort((a, b) => (Math.abs(a.gain - b.gain) < SAME ? a.at - b.at : b.gain - a.gain))
    .map(({ word, gain }) => ({ word, gain }));
}

/** The way of some words down a tree: the questions with their answers, and the group at its end. */
export interface TreePath {
  readonly asked: readonly { readonly word: string; readonly yes: boolean }[];
  readonly group: number;
}

export function followTree(tree: DecisionTree, words: readonly string[]): TreePath {
  if (tree.kind === 'leaf') return { asked: [], group: tree.group };
  const yes = words.includes(tree.word);
  const rest = followTree(yes ? tree.yes : tree.no, words);
  return { asked: [{ word: tree.word, yes }, ...rest.asked], group: rest.group };
}

function split(examples: readonly Worded[], word: string): [Worded[], Worded[]] {
  return [
    examples.filter(({ words }) => words.includes(word)),
    examples.filter(({ words }) => !words.includes(word)),
  ];
}

function sizesOf(examples: readonly Worded[]): number[] {
  return [...Map.groupBy(examples, ({ group }) => group).values()].map(({ length }) => length);
}

/** The group of most examples; of several the one that comes first. */
function mostCommon(examples: readonly Worded[]): number {
  const groups = [...Map.groupBy(examples, ({ group }) => group)];
  const most = Math.max(...sizesOf(examples));
  return groups.find(([, own]) => own.length === most)?.[0] ?? 0;
}
