import { gridOf, type Strokes } from './drawing-grid.ts';
import { type Distance, type Neighbor, nearestNeighbors, voteOf } from './neighbors.ts';
import { chanceOf, type Network, trainNetwork } from './network.ts';
import { type DecisionTree, followTree, growTree, type TreePath } from './tree.ts';
import { bagOfWords } from './words.ts';

/** How a machine learns: drawings by their nearest neighbors, words by a tree of questions or by a small network. */
export const LEARNERS = ['neighbors', 'tree', 'network'] as const;
export type Learner = (typeof LEARNERS)[number];

/** Something a machine is shown: a drawing or a text. */
export type Shown = { readonly strokes: Strokes } | { readonly text: string };

/** Something a machine is taught, with the pile that it was put into. */
export type Taught = Shown & { readonly group: number };

export interface MachineSettings {
  /** How many neighbors vote. */
  readonly k: number;
  readonly distance: Distance;
  /** How many questions a tree asks one after another. */
  readonly depth: number;
  readonly rounds: number;
  readonly penalty: number;
}

/** What suits a handful of examples. */
export const USUAL_SETTINGS: MachineSettings = {
  k: 3,
  distance: 'straight',
  depth: 2,
  rounds: 100,
  penalty: 0,
};

/** A guess with what led to it. */
export type Guess = { readonly group: number } & (
  | { readonly by: 'neighbors'; readonly neighbors: readonly Neighbor[] }
  | { readonly by: 'tree'; readonly asked: TreePath['asked'] }
  /** The words that it has met, with their weights, and the chance of its guess. */
  | {
      readonly by: 'network';
      readonly words: readonly { readonly word: string; readonly weight: number }[];
      readonly chance: number;
    }
);

/** A machine that was taught. */
export interface Machine {
  /** What it takes something for; it always gives an answer. */
  readonly guess: (shown: Shown) => Guess;
  /** Null for another learner. */
  readonly tree: DecisionTree | null;
  readonly network: Network | null;
}

/** Teaches a machine with examples. Null where there are none, or only such of one pile: it could tell nothing apart. */
export function teach(
  learner: Learner,
  examples: readonly Taught[],
  settings: MachineSettings,
): Machine | null {
  if (new Set(examples.map(({ group }) => group)).size < 2) return null;
  switch (learner) {
    case 'neighbors': {
      const measured = examples.map((one) => ({ features: featuresOf(one), group: one.group }));
      const { k, distance } = settings;
      const guess = (shown: Shown): Guess => {
        const neighbors = nearestNeighbors(measured, featuresOf(shown), k, distance);
        return { by: 'neighbors', group: voteOf(neighbors) ?? 0, neighbors };
      };
      return { guess, tree: null, network: null };
    }
    case 'tree': {
      const tree = growTree(examples.map(worded), settings.depth);
      if (tree === null) return null;
      const guess = (shown: Shown): Guess => ({ by: 'tree', ...followTree(tree, wordsOf(shown)) });
      return { guess, tree, network: null };
    }
    case 'network': {
      const network = trainNetwork(examples.map(worded), settings);
      return { guess: (shown) => guessOfNetwork(network, wordsOf(shown)), tree: null, network };
    }
  }
}

/** A text with its words, for a tree or a network. */
export function worded(taught: Taught): { words: string[]; group: number } {
  return { words: wordsOf(taught), group: taught.group };
}

function guessOfNetwork(network: Network, words: readonly string[]): Guess {
  const chance = chanceOf(network, words);
  const group = chance > 0.5 ? 1 : 0;
  const met = words.flatMap((word) => {
    const weight = network.weights[word];
    return weight === undefined ? [] : [{ word, weight }];
  });
  return { by: 'network', group, words: met, chance: group === 1 ? chance : 1 - chance };
}

function featuresOf(shown: Shown): number[] {
  return gridOf('strokes' in shown ? shown.strokes : []);
}

function wordsOf(shown: Shown): string[] {
  return bagOfWords('text' in shown ? shown.text : '');
}
