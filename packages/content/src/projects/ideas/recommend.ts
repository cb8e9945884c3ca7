import * as b from '../blocks/index.ts';
import { blocked, coded, type Idea, roundOf, sceneOf } from '../idea.ts';
import { capital } from '../words.ts';

/** A type and no interface, so that it fits where data of any shape is wanted. */
type Friend = {
  readonly name: string;
  readonly likes: readonly string[];
};

interface TasteScene {
  readonly what: string;
  readonly title: string;
  readonly names: readonly [string, string, string, string];
  /** Four lists of likes that share few things, in the order of the names. */
  readonly likes: readonly [
    readonly string[],
    readonly string[],
    readonly string[],
    readonly string[],
  ];
  readonly picture: string;
}

const SCENES: readonly TasteScene[] = [
  {
    what: 'books',
    title: 'A book for you',
    names: ['Ada', 'Ben', 'Chloe', 'Dan'],
    likes: [
      ['dragons', 'castles', 'knights', 'maps'],
      ['whales', 'ships', 'islands', 'maps'],
      ['planets', 'rockets', 'robots', 'ships'],
      ['horses', 'farms', 'puppies', 'castles'],
    ],
    picture: 'books',
  },
  {
    what: 'activities',
    title: 'Your next camp activity',
    names: ['Emma', 'Finn', 'Grace', 'Hugo'],
    likes: [
      ['swimming', 'canoeing', 'fishing', 'singing'],
      ['climbing', 'hiking', 'camping', 'fishing'],
      ['painting', 'pottery', 'singing', 'sewing'],
      ['chess', 'puzzles', 'stargazing', 'hiking'],
    ],
    picture: 'backpack',
  },
  {
    what: 'songs',
    title: 'The song machine',
    names: ['Iris', 'Joel', 'Kira', 'Leo'],
    likes: [
      ['rounds', 'lullabies', 'psalms', 'hymns'],
      ['marches', 'cheers', 'drums', 'rounds'],
      ['ballads', 'folk', 'guitar', 'hymns'],
      ['jazz', 'blues', 'gospel', 'drums'],
    ],
    picture: 'musical-notes',
  },
];

/** What friends like; in the other variant the lists belong to other names. */
export interface TasteDraw extends TasteScene {
  readonly friends: readonly [Friend, Friend, Friend, Friend];
}

function draw(sceneNumber: number, variant: 'own' | 'other'): TasteDraw {
  const scene = sceneOf(SCENES, sceneNumber);
  const turn = (variant === 'own' ? 0 : 1) + roundOf(SCENES, sceneNumber);
  const friend = (at: 0 | 1 | 2 | 3): Friend => ({
    name: scene.names[at],
    likes: scene.likes[(at + turn) % 4] ?? [],
  });
  return { ...scene, friends: [friend(0), friend(1), friend(2), friend(3)] };
}

/** Two likes of a friend and nothing else. */
const some = ({ likes }: Friend) => likes.slice(0, 2);

function inBlocks({ what, title, friends, picture }: TasteDraw) {
  const [one, two, three] = friends;
  const show = b.draw('table', `Our ${what}`, b.data('friends'));
  return blocked({
    title,
    description:
      'Find out whose taste is most like yours. That is how machines pick what to show you.',
    task: [
      `Each of our friends has a list of likes: ${what} they love. You tell the computer your own likes.`,
      'Build twin. For each friend it counts how many of your likes are in the list of the friend. It gives back the name of the friend who shares the most. If nobody shares anything, it gives back: nobody yet.',
      'A machine like this shows you more of the same. Friends can do better: they show you something new!',
    ],
    ask: 'count what each friend shares with you, keep the best one, give back the name',
    picture,
    data: { friends },
    trial: {
      call: 'twin',
      inputs: [[some(one)], [some(two)], [some(three)], [['nothing']]],
    },
    hints: [
      'You need two loops: one over the friends, and inside it one over your likes.',
      'Set shared to 0 for each friend. It grows by 1 when the list of likes of the friend has the thing in it.',
      'Keep the most so far. It begins with 0, and the name begins with: nobody yet.',
      'When shared is bigger than the most, remember the new most and the name.',
    ],
    concepts: ['recommendation', 'loops in loops', 'comparing'],
    keywords: ['includes', 'shared'],
    starter: [
      [b.define('twin', ['likes'], [])],
      [
        show,
        b.print(
          `We know ${friends.length} friends: ${friends.map(({ name }) => name).join(', ')}.`,
        ),
      ],
    ],
    solution: [
      [
        b.define(
          'twin',
          ['likes'],
          [
            b.set('name', 'nobody yet'),
            b.set('most', 0),
            b.forEach('friend', b.data('friends'), [
              b.set('shared', 0),
              b.forEach('thing', b.get('likes'), [
                b.when(b.includes(b.part('likes', b.get('friend')), b.get('thing')), [
                  b.change('shared', 1),
                ]),
              ]),
              b.when(b.compare(b.get('shared'), '>', b.get('most')), [
                b.set('most', b.get('shared')),
                b.set('name', b.part('name', b.get('friend'))),
              ]),
            ]),
            b.giveBack(b.get('name')),
          ],
        ),
      ],
      [show],
    ],
  });
}

function inMiddle({ what, friends, picture }: TasteDraw) {
  const [one, two, three, four] = friends;
  return coded({
    title: `A Recommender for ${capital(what)}`,
    description:
      'Measure how alike two tastes are, then recommend what the most similar friend likes.',
    task: [
      `The list friends holds names and likes (${what}). You build what many apps are made of.`,
      'alike(a, b) compares two lists: the number of shared things divided by the number of different things in both together. Equal lists are 1, lists without a shared thing are 0, and so are two empty lists. closest(likes) answers the friend who is most alike. recommend(likes) answers a list: what that friend likes and you have not named yet.',
      'Draw the bars for your own likes. Then think about what such a machine never shows: nobody is only a list of likes, and it can only ever offer more of what people like you chose before.',
    ],
    picture,
    data: { friends },
    trial: {
      call: 'recommend',
      inputs: [[some(one)], [some(two)], [some(three)], [[...four.likes]]],
    },
    hints: [
      'filter keeps the entries of a list for which a function says true.',
      'Different things in both lists: the length of a plus the length of b, minus what is shared.',
      'Dividing 0 by 0 gives NaN. Answer 0 yourself when there is nothing to compare.',
      'recommend is one line: the likes of the closest friend, filtered by what you have not named.',
    ],
    concepts: ['similarity', 'recommendation', 'filtering lists'],
    keywords: ['filter', 'includes'],
    source: `
// From 0 (nothing shared) to 1 (the same).
function alike(a, b) {
  //? shared things divided by different things.
  const shared = a.filter((thing) => b.includes(thing)).length;
  const different = a.length + b.length - shared;
  return different === 0 ? 0 : shared / different;
  //!
}

function closest(likes) {
  //? the friend whose likes are most alike.
  let best = friends[0];
  for (const friend of friends) {
    if (alike(likes, friend.likes) > alike(likes, best.likes)) {
      best = friend;
    }
  }
  return best;
  //!
}

function recommend(likes) {
  //? what the closest friend likes and is not in likes.
  return closest(likes).likes.filter((thing) => !likes.includes(thing));
  //!
}

const mine = friends[1].likes.slice(0, 3);
const bars = {};
for (const friend of friends) {
  bars[friend.name] = alike(mine, friend.likes) ?? 0;
}
drawBars('Who is like me?', bars);
`,
  });
}

/** Recommending by likeness of taste. */
export const recommend: Idea<TasteDraw> = {
  slug: 'recommend',
  scenes: SCENES.length,
  draw,
  versions: { elementary: inBlocks, middle: inMiddle },
};
