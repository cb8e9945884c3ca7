import * as b from '../blocks/index.ts';
import { blocked, coded, type Idea, roundOf, sceneOf } from '../idea.ts';
import { titled } from '../words.ts';
import { RHYMES, type Rhyme } from '../worlds/verses.ts';

export interface MarkovDraw {
  readonly rhyme: Rhyme;
  readonly lines: readonly string[];
  /** Different words of the lines, in the order in which they come. */
  readonly vocabulary: readonly string[];
  /** What comes after each word within a line, in order and with repeats. */
  readonly after: ReadonlyMap<string, readonly string[]>;
  /** Words with different numbers of followers, the one with the most first. */
  readonly asks: readonly [string, string, string, string];
}

function draw(scene: number, variant: 'own' | 'other'): MarkovDraw {
  const rhyme = sceneOf(RHYMES, scene);
  const all = variant === 'own' ? rhyme.lines : rhyme.otherLines;
  const turn = roundOf(RHYMES, scene) % all.length;
  const lines = [...all.slice(turn), ...all.slice(0, turn)];
  const after = new Map<string, string[]>();
  for (const line of lines) {
    const words = line.split(' ');
    for (const [at, word] of words.entries()) {
      const next = words[at + 1];
      after.set(word, [...(after.get(word) ?? []), ...(next === undefined ? [] : [next])]);
    }
  }
  const vocabulary = [...after.keys()];
  const byFollowers = vocabulary.toSorted(
    (a, c) => (after.get(c)?.length ?? 0) - (after.get(a)?.length ?? 0),
  );
  const [one = '', two = '', three = ''] = byFollowers;
  return { rhyme, lines, vocabulary, after, asks: [one, two, three, byFollowers.at(-1) ?? ''] };
}

function inBlocks({ rhyme, lines, asks }: MarkovDraw) {
  const [most] = asks;
  const show = b.forEach('line', b.data('lines'), [b.print(b.get('line'))]);
  return blocked({
    title: `What comes next in ${rhyme.title}?`,
    description: 'Collect the words that follow a word. That is how a computer begins to write.',
    task: [
      `The list lines holds ${rhyme.title}. Some words come again and again.`,
      'Build followers. It walks through every line, word by word, and remembers the word before. When the word before is the one that was asked for, it adds the new word to a list. At last it gives the list back.',
      'Chat machines do this with millions of pages. They guess the next word. They do not know what is true. So we check what they say!',
    ],
    ask: 'remember the word before, and collect what follows the word that was asked for',
    picture: rhyme.picture,
    data: { lines },
    trial: { call: 'followers', inputs: asks.map((word) => [word]) },
    hints: [
      'You need an empty list, and two loops: over the lines, and over the words of a line.',
      'At the start of each line set before to an empty text. Words of two lines do not belong together.',
      'If before is the word that was asked for, add the new word to the list.',
      'Then set before to the new word. This has to be the last step inside the loop.',
    ],
    concepts: ['next word', 'lists', 'loops in loops'],
    keywords: ['push', 'before'],
    starter: [[b.define('followers', ['word'], [])], [show]],
    solution: [
      [
        b.define(
          'followers',
          ['word'],
          [
            b.set('found', b.emptyList()),
            b.forEach('line', b.data('lines'), [
              b.set('before', ''),
              b.forEach('next', b.words(b.get('line')), [
                b.when(b.compare(b.get('before'), '=', b.get('word')), [
                  b.addToList('found', b.get('next')),
                ]),
                b.set('before', b.get('next')),
              ]),
            ]),
            b.giveBack(b.get('found')),
          ],
        ),
      ],
      [
        show,
        b.draw('bars', `After the word ${most}`, b.count(b.call('followers', most))),
        b.print(b.pick(b.call('followers', most))),
      ],
    ],
  });
}

function inMiddle({ rhyme, lines, asks }: MarkovDraw) {
  return coded({
    title: `A Tiny Writer: ${titled(rhyme.title)}`,
    description: 'Build a Markov model that learns which word follows which, and lets it write.',
    task: [
      `The list lines holds ${rhyme.title}, without capitals and points. A Markov model looks at one word only and knows how often each other word came right after it.`,
      'learn(lines) answers a table { from: { to: count } } of words that follow each other within a line. likely(word, table) answers the follower with the highest count; on a tie the one that was met first; null when nothing follows. write(start, length) answers a text that begins with start and always goes on with the likely word, until it has length words or nothing follows.',
      'Draw the web: it is all that the model knows. It can write lines nobody ever sang, and it has no idea whether they are true. That is the reason why we check what a text machine says.',
    ],
    picture: rhyme.picture,
    data: { lines },
    trial: {
      call: 'write',
      inputs: [
        [asks[0], 4],
        [asks[1], 3],
        [asks[2], 5],
        [asks[3], 3],
      ],
    },
    hints: [
      'words(line) makes a list; the word after number at is number at + 1. The last word has none.',
      'table[from] ??= {} makes the inner object when it is missing.',
      'In likely, loop over Object.entries of the inner object and keep the highest count. Strictly higher keeps the first one on a tie.',
      'In write, collect words in a list and end the loop when likely answers null. join puts blanks between them.',
    ],
    concepts: ['Markov model', 'next-word prediction', 'nested objects'],
    keywords: ['entries', 'push', 'join'],
    source: `
// { from: { to: how often } } for words next to each other in a line.
function learn(lines) {
  const table = {};
  //? go through the neighboring words of every line.
  for (const line of lines) {
    const list = words(line);
    for (let at = 0; at + 1 < list.length; at += 1) {
      const [from, to] = [list[at], list[at + 1]];
      table[from] ??= {};
      table[from][to] = (table[from][to] ?? 0) + 1;
    }
  }
  //!
  return table;
}

// The most frequent follower, or null.
function likely(word, table) {
  //? keep the follower with the highest count.
  let best = null;
  let most = 0;
  for (const [next, times] of Object.entries(table[word] ?? {})) {
    if (times > most) [best, most] = [next, times];
  }
  return best;
  //!
}

const table = learn(lines);

function write(start, length) {
  //? add the likely word until it is long enough.
  const list = [start];
  while (list.length < length) {
    const next = likely(list.at(-1), table);
    if (next === null) break;
    list.push(next);
  }
  return list.join(' ');
  //!
}

//? draw what was learned.
drawWeb('What follows what', table);
//!
print('Lines to learn from:', lines.length);
`,
  });
}

/** A word that something follows in the other lines too, where the same program runs. */
function sharedWord({ rhyme, vocabulary }: MarkovDraw): string {
  const goesOn = (word: string) => (line: string) => ` ${line}`.includes(` ${word} `);
  return (
    vocabulary.find((word) =>
      [rhyme.lines, rhyme.otherLines].every((all) => all.some(goesOn(word))),
    ) ?? ''
  );
}

function inHigh(drawn: MarkovDraw) {
  const { rhyme, lines, asks } = drawn;
  const shown = sharedWord(drawn);
  const [one, two] = lines.map((line) => line.split(' '));
  const start = one?.slice(0, 2).join(' ') ?? '';
  return coded({
    title: `Two Words of Context: ${titled(rhyme.title)}`,
    description:
      'Predict a word from the two before it, and back off to one when the two were never seen together.',
    task: [
      `lines holds ${rhyme.title}. A bigram model knows one word of context, a trigram model two. More context predicts better where it was seen, and was seen less often.`,
      'learn(lines, size) answers a table from contexts of size words (joined by a blank) to counts of the next word. chances(context) takes a text: if its last two words were seen as a context, it answers the chances of each next word from the trigram table (counts divided by their sum); if not, from the bigram table with its last word; otherwise an empty object. predict(context) answers the most likely word, the alphabetically first on a tie, or null.',
      'Compare both tables for the same word: longer contexts leave fewer choices, down to reciting the source. Large language models face the same pull between learning and repeating, and whose words they repeat is a question of honesty.',
    ],
    picture: rhyme.picture,
    data: { lines },
    trial: {
      call: 'predict',
      inputs: [[start], [two?.slice(0, 2).join(' ') ?? ''], [`zebra ${asks[1]}`], ['zebra zebra']],
    },
    hints: [
      'In learn, the context of the word at place at is the slice of the list from at minus size up to at, joined by blanks. Begin at place size.',
      'Build both tables once, outside the functions, and let chances choose between them.',
      'slice(-2) takes the last two words. A context of two words has a blank in it, so the keys of both tables never mix.',
      'Divide each count by the sum of all counts in the same inner object.',
      'For predict, sort the entries: by falling chance, then by the word with localeCompare.',
    ],
    concepts: ['n-grams', 'back-off', 'conditional probability', 'language models'],
    keywords: ['slice', 'reduce', 'entries', 'sort'],
    source: `
// From a context of that many words to the counts of the next word.
function learn(lines, size) {
  const table = {};
  //? count what follows each context.
  for (const line of lines) {
    const list = words(line);
    for (let at = size; at < list.length; at += 1) {
      const context = list.slice(at - size, at).join(' ');
      table[context] ??= {};
      table[context][list[at]] = (table[context][list[at]] ?? 0) + 1;
    }
  }
  //!
  return table;
}

const bigrams = learn(lines, 1);
const trigrams = learn(lines, 2);

// The chances of each next word after a text.
function chances(context) {
  //? two words of context if they were seen, else one, else nothing.
  const list = words(context);
  const counts = trigrams[list.slice(-2).join(' ')] ?? bigrams[list.at(-1)] ?? {};
  const sum = Object.values(counts).reduce((total, each) => total + each, 0);
  return Object.fromEntries(Object.entries(counts).map(([word, times]) => [word, times / sum]));
  //!
}

// The most likely next word, or null.
function predict(context) {
  //? sort by chance, then by alphabet.
  const sorted = Object.entries(chances(context)).sort(
    ([word, chance], [other, otherChance]) => otherChance - chance || word.localeCompare(other),
  );
  return sorted.length === 0 ? null : sorted[0][0];
  //!
}

print('Different contexts:', Object.keys(bigrams).length, 'and', Object.keys(trigrams).length);
//? draw the bigrams as a web and the chances after one word.
drawWeb('Bigrams', bigrams);
drawBars('After ${shown}', chances('${shown}'));
//!
`,
  });
}

/** Text from counting what follows what. */
export const markov: Idea<MarkovDraw> = {
  slug: 'markov',
  scenes: RHYMES.length,
  draw,
  versions: { elementary: inBlocks, middle: inMiddle, high: inHigh },
};
