import * as b from '../blocks/index.ts';
import { blocked, coded, type Idea, roundOf, sceneOf } from '../idea.ts';
import { titled } from '../words.ts';

interface MoodScene {
  readonly title: string;
  readonly place: string;
  readonly happy: readonly string[];
  readonly sad: readonly string[];
  /** Sentences with `+` where a happy word goes and `-` where a sad one goes. */
  readonly frames: readonly [string, string, string, string];
  readonly calm: string;
  readonly picture: string;
}

const SCENES: readonly MoodScene[] = [
  {
    title: 'The diary friend',
    place: 'A diary page can sound glad or gloomy.',
    happy: ['happy', 'funny', 'sunny', 'cheerful', 'lovely', 'bright'],
    sad: ['sad', 'tired', 'lonely', 'weary', 'gloomy', 'sore'],
    frames: [
      'a + day and a + walk',
      'i was - and so -',
      'a - morning but a + evening',
      'a +, + and - day',
    ],
    calm: 'we ate soup at noon',
    picture: 'artist-palette',
  },
  {
    title: 'How was the hike?',
    place: 'After a hike everyone writes one line in the trail book.',
    happy: ['great', 'beautiful', 'easy', 'peaceful', 'shady', 'dry'],
    sad: ['muddy', 'steep', 'stony', 'slippery', 'endless', 'wet'],
    frames: [
      'a + path, + all along',
      'so -, really -',
      'a - start and a + end',
      '+ and + although -',
    ],
    calm: 'we started at nine',
    picture: 'hiking-boot',
  },
  {
    title: 'What does the audience say?',
    place: 'After the camp play, people left notes at the door.',
    happy: ['wonderful', 'funny', 'brave', 'clever', 'colorful', 'lovely'],
    sad: ['boring', 'quiet', 'slow', 'dark', 'long', 'cold'],
    frames: [
      '+ costumes and + songs',
      'too - and too -',
      '- hall, + people',
      'a + and + but - night',
    ],
    calm: 'we sat in row four',
    picture: 'popcorn',
  },
];

/** Words of two moods; in the other variant some words change sides. */
export interface MoodDraw extends MoodScene {
  /** A frame with its words filled in, beginning with the words of that place. */
  readonly say: (frame: 0 | 1 | 2 | 3, from: number) => string;
}

function draw(sceneNumber: number, variant: 'own' | 'other'): MoodDraw {
  const scene = sceneOf(SCENES, sceneNumber);
  const [happy, sad] = variant === 'own' ? [scene.happy, scene.sad] : [scene.sad, scene.happy];
  const say = (frame: 0 | 1 | 2 | 3, from: number) => {
    let place = from + roundOf(SCENES, sceneNumber);
    return scene.frames[frame].replace(/[+-]/g, (mark) => {
      const list = mark === '+' ? happy : sad;
      place += 1;
      return list[place % list.length] ?? '';
    });
  };
  return { ...scene, happy, sad, say };
}

function inBlocks({ title, place, happy, sad, say, calm, picture }: MoodDraw) {
  const counted = (list: string, by: number) =>
    b.when(b.includes(b.data(list), b.get('word')), [b.change('mood', by)]);
  const show = [
    b.draw('bars', 'Happy words', b.count(b.data('happyWords'))),
    b.draw('bars', 'Sad words', b.count(b.data('sadWords'))),
  ];
  return blocked({
    title,
    description: 'Let the computer tell from the words whether a sentence sounds happy or sad.',
    task: [
      `${place} We have a list of happyWords and a list of sadWords.`,
      'Build feel. The mood begins at 0. Each happy word adds 1, each sad word takes 1 away. Over 0 is happy, under 0 is sad, and 0 is calm.',
      'The computer feels nothing. It adds. When a friend is sad, it takes a person to listen and to care.',
    ],
    ask: 'add for happy words, take away for sad ones, then name the mood',
    picture,
    data: { happyWords: happy, sadWords: sad },
    trial: { call: 'feel', inputs: [[say(0, 0)], [say(1, 0)], [say(2, 0)], [calm]] },
    hints: [
      'One number is enough: the mood. Set it to 0 first.',
      'Loop over the words of the sentence.',
      'Changing a number by -1 takes one away.',
      'At the end ask: is the mood bigger than 0? Smaller than 0? If neither, it is calm.',
    ],
    concepts: ['sentiment', 'adding and taking away', 'lists'],
    keywords: ['includes', 'mood'],
    starter: [[b.define('feel', ['sentence'], [])], show],
    solution: [
      [
        b.define(
          'feel',
          ['sentence'],
          [
            b.set('mood', 0),
            b.forEach('word', b.words(b.get('sentence')), [
              counted('happyWords', 1),
              counted('sadWords', -1),
            ]),
            b.when(b.compare(b.get('mood'), '>', 0), [b.giveBack('happy')]),
            b.when(b.compare(b.get('mood'), '<', 0), [b.giveBack('sad')]),
            b.giveBack('calm'),
          ],
        ),
      ],
      show,
    ],
  });
}

function inMiddle({ title, place, happy, sad, say, calm, picture }: MoodDraw) {
  const [glad = '', gloomy = ''] = [happy[0], sad[0]];
  return coded({
    title: `The Little Word Not: ${titled(title.replace('?', ''))}`,
    description: 'Sentiment by words, and the small word that turns everything around.',
    task: [
      `${place} Counting words of a mood works until somebody writes: not ${glad}.`,
      'value(word) answers 1 for a word in happyWords, -1 for one in sadWords, otherwise 0. mood(text) adds up the values, but right after not, never or no a value counts with its sign turned around. feel(text) answers happy, sad or calm.',
      'Try to fool your program: irony, two nots, a question. People hear a voice and see a face; a program sees only letters. Say so when you show anybody its results.',
    ],
    picture,
    data: { happyWords: happy, sadWords: sad },
    trial: {
      call: 'feel',
      inputs: [[say(0, 1)], [say(1, 1)], [`not ${glad}`], [`never ${gloomy}`], [calm]],
    },
    hints: [
      'includes tells whether a list holds a word.',
      'Remember the sign for the next word: 1 at first, -1 right after a turning word.',
      'Inside the loop: first add sign * value(word), then work out the sign for the next word.',
      'A list of the three turning words makes the question short.',
    ],
    concepts: ['sentiment', 'negation', 'state in a loop'],
    keywords: ['includes', 'sign'],
    source: `
function value(word) {
  //? 1, -1 or 0?
  if (happyWords.includes(word)) return 1;
  if (sadWords.includes(word)) return -1;
  return 0;
  //!
}

const turning = ['not', 'never', 'no'];

// The values of all words together; a turning word turns the next one.
function mood(text) {
  //? add up the values with the right sign.
  let sum = 0;
  let sign = 1;
  for (const word of words(text)) {
    sum += sign * value(word);
    sign = turning.includes(word) ? -1 : 1;
  }
  return sum;
  //!
}

function feel(text) {
  //? happy, sad or calm?
  const total = mood(text);
  if (total > 0) return 'happy';
  return total < 0 ? 'sad' : 'calm';
  //!
}

const lines = [
${[say(0, 2), say(1, 2), say(3, 2)].map((text) => `  '${text}',`).join('\n')}
];
drawTable('Moods', lines.map((text) => ({ text, mood: mood(text) ?? '?' })));
`,
  });
}

/** The mood of a text by its words. */
export const sentiment: Idea<MoodDraw> = {
  slug: 'sentiment',
  scenes: SCENES.length,
  draw,
  versions: { elementary: inBlocks, middle: inMiddle },
};
