import type { AnyTests } from '../tests.ts';
import { banditTests } from './bandit.ts';
import { bayesTests } from './bayes.ts';
import { biasTests } from './bias.ts';
import { cleanTests } from './clean.ts';
import { confusionTests } from './confusion.ts';
import { edgesTests } from './edges.ts';
import { filterTests } from './filter.ts';
import { kmeansTests } from './kmeans.ts';
import { lineTests } from './line.ts';
import { markovTests } from './markov.ts';
import { nearestTests } from './nearest.ts';
import { oddOneTests } from './odd-one.ts';
import { overfitTests } from './overfit.ts';
import { perceptronTests } from './perceptron.ts';
import { pixelsTests } from './pixels.ts';
import { privacyTests } from './privacy.ts';
import { recommendTests } from './recommend.ts';
import { roverTests } from './rover.ts';
import { rulesTests } from './rules.ts';
import { scalesTests } from './scales.ts';
import { sentimentTests } from './sentiment.ts';
import { similarTests } from './similar.ts';
import { splitTests } from './split.ts';
import { stumpTests } from './stump.ts';
import { tasteTests } from './taste.ts';
import { treeTests } from './tree.ts';
import { wordCountTests } from './word-count.ts';

/** The tests of every idea by its slug. */
export const ideaTests: Readonly<Record<string, AnyTests>> = {
  rules: rulesTests,
  nearest: nearestTests,
  'word-count': wordCountTests,
  filter: filterTests,
  sentiment: sentimentTests,
  recommend: recommendTests,
  tree: treeTests,
  pixels: pixelsTests,
  privacy: privacyTests,
  'odd-one': oddOneTests,
  markov: markovTests,
  bias: biasTests,
  bandit: banditTests,
  stump: stumpTests,
  split: splitTests,
  edges: edgesTests,
  kmeans: kmeansTests,
  rover: roverTests,
  line: lineTests,
  perceptron: perceptronTests,
  similar: similarTests,
  confusion: confusionTests,
  clean: cleanTests,
  scales: scalesTests,
  taste: tasteTests,
  bayes: bayesTests,
  overfit: overfitTests,
};
