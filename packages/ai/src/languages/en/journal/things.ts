/** Things that an answer may take up, in the form the child wrote them. Places and people are left out. */
const NAMED_WITH_THE =
  'dog dogs puppy cat cats kitten horse horses rabbit hamster fish bird birds butterfly butterflies caterpillar ' +
  'frog frogs turtle snail bee bees ladybug spider spiders squirrel deer owl eagle cow cows sheep lamb goat chickens ' +
  'lake river ocean beach forest mountain mountains creek waterfall garden flower flowers tree trees rainbow sunset ' +
  'sunrise moon stars clouds snow rain storm thunder campfire tent canoe boat swing treehouse playground pool ' +
  'bike ball kite puzzle book books song songs guitar piano drum drums drawing painting picture story letter ' +
  'cake cookies pizza pancakes sandwich soup apple strawberries popcorn marshmallows birthday party picnic ' +
  'robot spaceship rocket dragon castle unicorn game code computer telescope microscope experiment volcano magnet ' +
  'soccer basketball baseball swimming hiking fractions homework science math chess quiz test';

const WITHOUT_ARTICLE = new Set(
  'soccer basketball baseball swimming hiking fractions homework science math chess'.split(' '),
);

export const things: Readonly<Record<string, string>> = Object.fromEntries(
  NAMED_WITH_THE.split(' ').map((thing) => [
    thing,
    WITHOUT_ARTICLE.has(thing) ? thing : `the ${thing}`,
  ]),
);
