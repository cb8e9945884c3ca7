import { normalizeText } from '../text/index.ts';
import { type Lexicon, type Tag, tagsIn } from './concepts/index.ts';
import { soundOf } from './sound.ts';

/** Letters of a word that are looked at together; shorter and longer pieces of misspelt words still agree. */
const SHORTEST_PIECE = 3;
const LONGEST_PIECE = 5;
/** Longer words are left out of the letter pieces: nobody writes them, and a page without a space would take seconds. */
const LONGEST_WORD = 24;
/** Words of a sentence at most; what a child writes without a full stop is looked at in such stretches. */
const LONGEST_SENTENCE = 30;
/** Words that stand between two that are looked at as a pair, at most. */
const WIDEST_GAP = 3;

/** The sentences of a text as plain words, in all languages of the product at once. */
export function wordsBySentence(text: string): string[][] {
  const found: string[][] = [];
  for (const sentence of normalizeText(text).split(' . ')) {
    const words = sentence.split(/[ .]+/u).filter((word) => word !== '');
    for (let start = 0; start < words.length; start += LONGEST_SENTENCE) {
      found.push(words.slice(start, start + LONGEST_SENTENCE));
    }
  }
  return found;
}

/** Words between two concepts that are read together, at most. */
const WIDEST_CONCEPT_GAP = 7;

/** 32 bits of FNV-1a over the characters of a feature's name, the same on every machine. */
function hashOf(name: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < name.length; index++) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  // The last letters would otherwise move only the lowest bits.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return hash >>> 0;
}

/** Features by their names; a seed of its own keeps kinds of features apart. */
export function hashesOf(names: readonly string[], seed: number): number[] {
  return names.map((name) => hashOf(name, seed));
}

const SEEDS = {
  word: 0x811c9dc5,
  pair: 0x9e3779b9,
  triple: 0x85ebca6b,
  gap: 0xc2b2ae35,
  piece: 0x27d4eb2f,
  concept: 0x165667b1,
  sound: 0x7feb352d,
  soundPair: 0x846ca68b,
};

/**
 * The features of one sentence as 32-bit hashes: its words, neighbouring pairs and triples, pairs with words between,
 * the pieces of its words, how they sound, and what they are about. A feature that stands twice is named twice.
 */
export function featuresOf(words: readonly string[], lexicon: Lexicon): number[] {
  const features: number[] = [];
  const sounds = words.map(soundOf);
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    features.push(hashOf(word, SEEDS.word), hashOf(sounds[index] ?? '', SEEDS.sound));
    const second = words[index + 1];
    if (second !== undefined) {
      features.push(hashOf(`${word} ${second}`, SEEDS.pair));
      features.push(hashOf(`${sounds[index]} ${sounds[index + 1]}`, SEEDS.soundPair));
      const third = words[index + 2];
      if (third !== undefined) features.push(hashOf(`${word} ${second} ${third}`, SEEDS.triple));
    }
    for (let gap = 2; gap <= WIDEST_GAP + 1; gap++) {
      const later = words[index + gap];
      if (later !== undefined) features.push(hashOf(`${word} ${later}`, SEEDS.gap));
    }
    if (word.length > LONGEST_WORD) continue;
    const framed = `<${word}>`;
    for (let length = SHORTEST_PIECE; length <= LONGEST_PIECE; length++) {
      for (let start = 0; start + length <= framed.length; start++) {
        features.push(hashOf(framed.slice(start, start + length), SEEDS.piece));
      }
    }
  }
  features.push(...conceptFeatures(tagsIn(words, lexicon), words));
  return features;
}

/** What a sentence is about: each concept, what follows what, what stands together, and each with its neighbours. */
function conceptFeatures(tags: readonly Tag[], words: readonly string[]): number[] {
  const names = new Set<string>();
  for (const [index, { at, concept }] of tags.entries()) {
    names.add(`${concept}`);
    const before = words[at - 1];
    const after = words[at + 1];
    if (before !== undefined) names.add(`${before} ${concept}`);
    if (after !== undefined) names.add(`${concept} ${after}`);
    for (const later of tags.slice(index + 1)) {
      if (later.concept !== concept) {
        const [low, high] = [Math.min(concept, later.concept), Math.max(concept, later.concept)];
        names.add(`${low}+${high}`);
      }
      const gap = later.at - at;
      if (gap > 0 && gap <= WIDEST_CONCEPT_GAP) names.add(`${concept}>${later.concept}`);
      if (gap > 0 && gap <= 2) {
        for (const third of tags) {
          const next = third.at - later.at;
          if (next > 0 && next <= 2) names.add(`${concept}>${later.concept}>${third.concept}`);
        }
      }
    }
  }
  return hashesOf([...names], SEEDS.concept);
}
