import { type AnyIdea, anyIdea } from '../idea.ts';
import { bandit } from './bandit.ts';
import { bayes } from './bayes.ts';
import { bias } from './bias.ts';
import { clean } from './clean.ts';
import { confusion } from './confusion.ts';
import { edges } from './edges.ts';
import { filter } from './filter.ts';
import { kmeans } from './kmeans.ts';
import { line } from './line.ts';
import { markov } from './markov.ts';
import { nearest } from './nearest.ts';
import { oddOne } from './odd-one.ts';
import { overfit } from './overfit.ts';
import { perceptron } from './perceptron.ts';
import { pixels } from './pixels.ts';
import { privacy } from './privacy.ts';
import { recommend } from './recommend.ts';
import { rover } from './rover.ts';
import { rules } from './rules.ts';
import { scales } from './scales.ts';
import { sentiment } from './sentiment.ts';
import { similar } from './similar.ts';
import { split } from './split.ts';
import { stump } from './stump.ts';
import { taste } from './taste.ts';
import { tree } from './tree.ts';
import { wordCount } from './word-count.ts';

/**
 * Every idea, roughly from easy to hard. An idea's place is a part of its projects' ids: new ones are written at the
 * end, and none is ever moved or taken out.
 */
export const ideas: readonly AnyIdea[] = [
  anyIdea(rules),
  anyIdea(nearest),
  anyIdea(wordCount),
  anyIdea(filter),
  anyIdea(sentiment),
  anyIdea(recommend),
  anyIdea(tree),
  anyIdea(pixels),
  anyIdea(privacy),
  anyIdea(oddOne),
  anyIdea(markov),
  anyIdea(bias),
  anyIdea(bandit),
  anyIdea(stump),
  anyIdea(split),
  anyIdea(edges),
  anyIdea(kmeans),
  anyIdea(rover),
  anyIdea(line),
  anyIdea(perceptron),
  anyIdea(similar),
  anyIdea(confusion),
  anyIdea(clean),
  anyIdea(scales),
  anyIdea(taste),
  anyIdea(bayes),
  anyIdea(overfit),
];
