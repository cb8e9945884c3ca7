import { coded, type Idea } from '../idea.ts';
import { capital } from '../words.ts';
import { TOPIC_WORLDS } from '../worlds/topics.ts';
import { type TopicDraw, wordCount } from './word-count.ts';

function inHigh({ world, topics: [one, two], messages }: TopicDraw) {
  return coded({
    title: `Naive Bayes: ${capital(one.name)} or ${capital(two.name)}?`,
    description:
      'Classify messages by probabilities, with smoothing for words that were never seen.',
    task: [
      `The list messages is the mail of ${world.place}: texts, each under its topic. Bayes’ rule turns the question around: how likely is a topic, given the words? It is proportional to the chance of the topic times the chance of every word in it.`,
      'learn(list) answers { topics: { name: { texts, words: { word: count }, total } }, texts, vocabulary } — texts is a number of texts, total the number of words of a topic, vocabulary the number of different words in the whole list. chanceOf(word, topic, model) is (count + 1) / (total + vocabulary): add-one smoothing, so that no unseen word makes everything 0. score(text, name, model) is the natural logarithm of (texts of the topic / texts) plus the logarithms of the chances of all words. guess(text) answers the topic with the highest score.',
      'It is called naive since it treats words as independent, which they are not. It works well and is often too sure. A model can be useful and wrong at once; tell people both.',
    ],
    picture: world.picture,
    data: { messages },
    trial: {
      call: 'guess',
      inputs: [[one.asks[0]], [two.asks[0]], [one.asks[1]], [two.asks[1]]],
    },
    hints: [
      'Count the vocabulary with a Set of all words.',
      'model.topics[name] ??= { texts: 0, words: {}, total: 0 } begins a topic.',
      'Logarithms turn a product of small numbers into a sum, and no precision is lost.',
      'A word outside the vocabulary still gets 1 / (total + vocabulary) in each topic.',
      'guess compares score(text, name, model) over Object.keys(model.topics).',
    ],
    concepts: ['naive Bayes', 'add-one smoothing', 'log probabilities', 'prior'],
    keywords: ['Set', 'log', 'reduce'],
    source: `
function learn(list) {
  const model = { topics: {}, texts: list.length, vocabulary: 0 };
  //? count texts and words of every topic, and the different words of all.
  const all = new Set();
  for (const { text, topic } of list) {
    model.topics[topic] ??= { texts: 0, words: {}, total: 0 };
    const entry = model.topics[topic];
    entry.texts += 1;
    for (const word of words(text)) {
      entry.words[word] = (entry.words[word] ?? 0) + 1;
      entry.total += 1;
      all.add(word);
    }
  }
  model.vocabulary = all.size;
  //!
  return model;
}

// The smoothed chance of a word in a topic (an entry of model.topics).
function chanceOf(word, topic, model) {
  //? one more for every count.
  return ((topic.words[word] ?? 0) + 1) / (topic.total + model.vocabulary);
  //!
}

// The logarithm of: chance of the topic times chance of each word.
function score(text, name, model) {
  //? add up logarithms.
  const topic = model.topics[name];
  return words(text).reduce(
    (sum, word) => sum + Math.log(chanceOf(word, topic, model)),
    Math.log(topic.texts / model.texts),
  );
  //!
}

const model = learn(messages);

function guess(text) {
  //? the topic with the highest score.
  const names = Object.keys(model.topics);
  return names.reduce((best, name) =>
    score(text, name, model) > score(text, best, model) ? name : best,
  );
  //!
}

print('Texts:', model.texts, 'different words:', model.vocabulary);
for (const [name, { words: counts }] of Object.entries(model.topics)) {
  drawBars('Words of ' + name, counts);
}
drawTable('Messages', messages.slice(0, 4));
`,
  });
}

/** Naive Bayes with smoothing, on the same messages as counting words. */
export const bayes: Idea<TopicDraw> = {
  slug: 'bayes',
  scenes: TOPIC_WORLDS.length,
  draw: wordCount.draw,
  versions: { high: inHigh },
};
