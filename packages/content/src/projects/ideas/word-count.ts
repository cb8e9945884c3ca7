import * as b from '../blocks/index.ts';
import { blocked, coded, type Idea, rotated, roundOf, sceneOf } from '../idea.ts';
import { capital } from '../words.ts';
import { TOPIC_WORLDS, type Topic, type TopicWorld } from '../worlds/topics.ts';

/** Messages under two topics; in the other variant the topics change names. */
export interface TopicDraw {
  readonly world: TopicWorld;
  readonly topics: readonly [Topic, Topic];
  readonly messages: readonly { readonly text: string; readonly topic: string }[];
}

function inBlocks({ world, topics: [one, two] }: TopicDraw) {
  const [ones, twos] = [`${one.name}Words`, `${two.name}Words`];
  const inList = (list: string, counter: string) =>
    b.when(b.includes(b.data(list), b.get('word')), [b.change(counter, 1)]);
  const known = b.print(`We have ${one.words.length} words for ${one.name}.`);
  const words = b.draw('bars', 'Words we know', b.count(b.data(ones)));
  return blocked({
    title: `${capital(one.name)} or ${two.name}?`,
    description: 'Teach the computer to sort mail by counting words.',
    task: [
      `Messages come from ${world.place}. Each belongs to ${one.name} or to ${two.name}. We have a list of words for both.`,
      `Build sort. It counts how many words of the message are in ${ones}, and how many are in ${twos}. More wins. When both have the same number, be honest and give back: not sure.`,
      'Your program does not understand the message. It counts. That is often enough, and sometimes it is wrong. Can you trick it?',
    ],
    ask: 'count the words of each list, then compare the two numbers',
    picture: world.picture,
    data: { [ones]: one.words, [twos]: two.words },
    trial: {
      call: 'sort',
      inputs: [[one.asks[0]], [two.asks[0]], [one.asks[1]], [world.neither]],
    },
    hints: [
      'Make two counters. Both begin with 0.',
      'Walk through all words of the message with a loop.',
      `If ${ones} has the word in it, its counter grows by 1. Do the same for ${twos}.`,
      'At the end compare: bigger than, smaller than, and what is left is: not sure.',
    ],
    concepts: ['counting words', 'lists', 'comparing'],
    keywords: ['includes', 'second'],
    starter: [[b.define('sort', ['message'], [])], [known, words]],
    solution: [
      [
        b.define(
          'sort',
          ['message'],
          [
            b.set('first', 0),
            b.set('second', 0),
            b.forEach('word', b.words(b.get('message')), [
              inList(ones, 'first'),
              inList(twos, 'second'),
            ]),
            b.when(b.compare(b.get('first'), '>', b.get('second')), [b.giveBack(one.name)]),
            b.when(b.compare(b.get('second'), '>', b.get('first')), [b.giveBack(two.name)]),
            b.giveBack('not sure'),
          ],
        ),
      ],
      [known, words],
    ],
  });
}

function inMiddle({ world, topics: [one, two], messages }: TopicDraw) {
  return coded({
    title: `A Bag of Words: ${capital(one.name)} or ${capital(two.name)}`,
    description:
      'Learn from sorted messages which words belong to which topic, then sort new ones.',
    task: [
      `The list messages comes from ${world.place}: each entry has a text and its topic, ${one.name} or ${two.name}. Nobody wrote the important words down for you. The program finds them.`,
      'learn(examples) answers a table: for each topic, how often each word came in its texts, such as { music: { song: 2 } }. score(text, counts) adds up how often the words of a text came in one topic. guess(text) answers the topic with the greater score, and not sure when they are equal.',
      'This is called a bag of words: the order is thrown away. Look at the bars. Which small words are strong in both topics although they mean nothing here? A count is a fact, but it is not the whole truth.',
    ],
    picture: world.picture,
    data: { messages },
    trial: {
      call: 'guess',
      inputs: [[one.asks[0]], [two.asks[0]], [one.asks[1]], [two.asks[1]], ['zzz']],
    },
    hints: [
      'words(text) makes a list of lower-case words. Use it for learning and for scoring.',
      'In learn, make an empty object for a topic when you meet it for the first time.',
      'A word that was never counted is undefined. Write (counts[word] ?? 0) to read it as 0.',
      'In guess, work out both scores first, then compare them with >.',
    ],
    concepts: ['bag of words', 'learning from examples', 'objects as tables'],
    keywords: ['sum', 'second'],
    source: `
// For each topic: how often did each word come?
function learn(examples) {
  const table = {};
  //? count every word of every example under its topic.
  for (const { text, topic } of examples) {
    table[topic] ??= {};
    for (const word of words(text)) {
      table[topic][word] = (table[topic][word] ?? 0) + 1;
    }
  }
  //!
  return table;
}

// How often did the words of the text come in one topic?
function score(text, counts) {
  //? add up the counts of all words of the text.
  let sum = 0;
  for (const word of words(text)) {
    sum += counts[word] ?? 0;
  }
  return sum;
  //!
}

const table = learn(messages);

function guess(text) {
  //? compare the scores of ${one.name} and ${two.name}.
  const first = score(text, table['${one.name}']);
  const second = score(text, table['${two.name}']);
  if (first === second) return 'not sure';
  return first > second ? '${one.name}' : '${two.name}';
  //!
}

print('Messages to learn from:', messages.length);
for (const topic of Object.keys(table)) {
  drawBars('Words of ' + topic, table[topic]);
}
drawTable('Examples', messages.slice(0, 4));
`,
  });
}

/** Counting words to tell what a message is about. */
export const wordCount: Idea<TopicDraw> = {
  slug: 'word-count',
  scenes: TOPIC_WORLDS.length,
  draw(scene, variant) {
    const world = sceneOf(TOPIC_WORLDS, scene);
    const round = roundOf(TOPIC_WORLDS, scene);
    const again = (topic: Topic): Topic => {
      const [first = '', second = '', third = ''] = rotated(topic.asks, round);
      return { ...topic, texts: rotated(topic.texts, round), asks: [first, second, third] };
    };
    const [one, two] = [again(world.topics[0]), again(world.topics[1])];
    const topics: [Topic, Topic] =
      variant === 'own'
        ? [one, two]
        : [
            { ...two, name: one.name },
            { ...one, name: two.name },
          ];
    const [firsts, seconds] = topics.map(({ name, texts }) =>
      texts.map((text) => ({ text, topic: name })),
    );
    const messages = (firsts ?? []).flatMap((first, at) => [
      first,
      ...(seconds ?? []).slice(at, at + 1),
    ]);
    return { world, topics, messages };
  },
  versions: { elementary: inBlocks, middle: inMiddle },
};
