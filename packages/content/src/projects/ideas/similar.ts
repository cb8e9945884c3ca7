import { coded, type Idea, rotated, roundOf, sceneOf } from '../idea.ts';
import { titled } from '../words.ts';
import { TOPIC_WORLDS, type TopicWorld } from '../worlds/topics.ts';

export interface SimilarDraw {
  readonly world: TopicWorld;
  readonly notes: readonly string[];
  /** Questions that share most words with one note, and the number of that note. */
  readonly asks: readonly { readonly words: string; readonly note: number }[];
}

function draw(scene: number, variant: 'own' | 'other'): SimilarDraw {
  const world = sceneOf(TOPIC_WORLDS, scene);
  const [one, two] = world.topics;
  const both = rotated([...one.texts, ...two.texts], 3 * roundOf(TOPIC_WORLDS, scene));
  const notes = variant === 'own' ? both : both.slice(2).toReversed();
  const asks = notes.map((note, at) => ({ words: note.split(' ').slice(-4).join(' '), note: at }));
  return { world, notes, asks };
}

function inHigh({ world, notes, asks }: SimilarDraw) {
  return coded({
    title: titled(`a search engine for ${world.place}`),
    description:
      'Turn texts into vectors of word counts and find the most similar one by the cosine.',
    task: [
      `notes holds ${notes.length} short texts from ${world.place}. A text becomes a vector: an object with the count of each word. Two texts are alike when their vectors point in the same direction, whatever their lengths.`,
      'vector(text) answers the counts of its words. dot(a, b) multiplies the counts of each shared word and adds up. cosine(a, b) of two vectors is dot(a, b) divided by the product of their lengths, where the length of a vector is the square root of its dot product with itself; it is 0 if either is empty. search(query) answers the note with the highest cosine to the query, the first one on a tie, and null when no note shares a word.',
      'This finds words, not meanings: try a question in other words for the same thing. A search engine decides what people get to see, so its makers carry some responsibility for what stays unseen.',
    ],
    picture: 'magnifying-glass-tilted-left',
    data: { notes },
    trial: {
      call: 'search',
      inputs: [...[0, 4, 6].map((at) => [asks[at]?.words ?? '']), ['xylophone zebra']],
    },
    hints: [
      'words(text) and count(list) together make a vector.',
      'In dot, loop over the entries of a; a word that b lacks counts as 0: (b[word] ?? 0).',
      'Math.sqrt(dot(a, a)) is the length of a. Guard against dividing by 0.',
      'In search, start with the best cosine at 0 and the answer null. Replace only for strictly more.',
    ],
    concepts: ['vectors', 'cosine similarity', 'information retrieval', 'bag of words'],
    keywords: ['sqrt', 'entries', 'count'],
    source: `
// How often does each word come?
function vector(text) {
  //? count the words.
  return count(words(text));
  //!
}

// The sum of the products over the words that both have.
function dot(a, b) {
  //? multiply counts of the same word and add up.
  let sum = 0;
  for (const [word, times] of Object.entries(a)) {
    sum += times * (b[word] ?? 0);
  }
  return sum;
  //!
}

// 1 for the same direction, 0 for nothing in common.
function cosine(a, b) {
  //? divide by both lengths, mind empty vectors.
  const lengths = Math.sqrt(dot(a, a)) * Math.sqrt(dot(b, b));
  return lengths === 0 ? 0 : dot(a, b) / lengths;
  //!
}

function search(query) {
  //? the note with the highest cosine, or null.
  let best = null;
  let most = 0;
  for (const note of notes) {
    const alike = cosine(vector(query), vector(note));
    if (alike > most) [best, most] = [note, alike];
  }
  return best;
  //!
}

const query = '${asks[1]?.words}';
const bars = {};
for (const note of notes) {
  const [a, b] = [vector(query), vector(note)];
  bars[note] = cosine(a, b) ?? 0;
}
drawBars('Cosine with: ' + query, bars);
`,
  });
}

/** Text similarity by the cosine of word counts. */
export const similar: Idea<SimilarDraw> = {
  slug: 'similar',
  scenes: TOPIC_WORLDS.length,
  draw,
  versions: { high: inHigh },
};
