import * as b from '../blocks/index.ts';
import { blocked } from '../idea.ts';

/** Types and no interfaces, so that they fit where data of any shape is wanted. */
type Card = { readonly topic: string; readonly question: string; readonly answer: string };
type Result = { readonly topic: string; readonly right: boolean };

const CARDS: readonly Card[] = [
  { topic: 'space', question: 'Which planet is closest to the sun', answer: 'Mercury' },
  {
    topic: 'space',
    question: 'How long does light travel from the sun to us',
    answer: 'about eight minutes',
  },
  { topic: 'animals', question: 'How many legs does a spider have', answer: 'eight' },
  { topic: 'animals', question: 'Which animal builds dams in a river', answer: 'the beaver' },
  { topic: 'bible', question: 'Who built an ark before the flood', answer: 'Noah' },
  { topic: 'bible', question: 'Which shepherd boy fought Goliath', answer: 'David' },
  { topic: 'math', question: 'How many degrees does a triangle have in all', answer: '180' },
  { topic: 'math', question: 'What is half of one hundred', answer: 'fifty' },
];

const result = (topic: string, ...marks: readonly (0 | 1)[]): Result[] =>
  marks.map((mark) => ({ topic, right: mark === 1 }));

const RESULTS: readonly Result[] = [
  ...result('space', 1, 0, 0, 1, 0),
  ...result('animals', 1, 1, 1, 1),
  ...result('bible', 1, 0, 1, 1),
  ...result('math', 0, 1, 0, 0),
];

export const SMALL_WORDS =
  'a an the is are was of in to from for how many much long which what who when does do did have has it'.split(
    ' ',
  );

const show = b.draw('table', 'Cards of the study buddy', b.data('cards'));

/** Finding the card that a question is about, and the topic that needs practice. */
export const studyBuddy = blocked({
  title: 'Smart Study Buddy',
  description:
    'Build a helper that finds the right card for a question and knows which topic you should practice.',
  task: [
    'The list cards holds things to learn, each with a topic, a question and an answer. The list results holds how practice went: a topic, and whether the answer was right (true) or not (false). smallWords are words that say little, such as the and of.',
    'Build answer. For each card it counts how many words of the asked question are also in the question of the card, without the smallWords. It gives back the answer of the card with the most shared words; the first one wins a tie. If no word is shared, it is honest: I do not know yet.',
    'Build mastery as well. It gives back the share of right results of a topic, from 0 to 1, and 0 for a topic without results. The bars then show what you should practice.',
    'Such a helper searches; it does not think for you. A good buddy admits what it does not know, and leaves the learning to you.',
  ],
  ask: 'answer finds the card with most shared words, mastery divides right results by all',
  picture: 'books',
  data: { cards: CARDS, results: RESULTS, smallWords: SMALL_WORDS },
  trial: {
    call: 'answer',
    inputs: [
      ['Tell me the number of legs of a spider'],
      ['Who fought Goliath?'],
      ['planet close to the sun'],
      ['half of a hundred'],
      ['What is love?'],
    ],
  },
  hints: [
    'In answer you need two loops: over the cards, and inside over the words of the question.',
    'A word counts if it is not in smallWords and if the words of the question on the card have it.',
    'Keep the most shared words so far, beginning with 0, and the best answer so far, beginning with: I do not know yet.',
    'In mastery make two counters: one for all results of the topic, one for the right ones.',
    'Do not divide by 0: if there are no results of the topic, give back 0 first.',
  ],
  concepts: ['search by shared words', 'honest answers', 'measuring progress', 'nested loops'],
  keywords: ['shared', 'words'],
  starter: [[b.define('answer', ['question'], [])], [b.define('mastery', ['topic'], [])], [show]],
  solution: [
    [
      b.define(
        'answer',
        ['question'],
        [
          b.set('best', 'I do not know yet'),
          b.set('most', 0),
          b.forEach('card', b.data('cards'), [
            b.set('shared', 0),
            b.forEach('word', b.words(b.get('question')), [
              b.when(
                b.both(
                  b.not(b.includes(b.data('smallWords'), b.get('word'))),
                  b.includes(b.words(b.part('question', b.get('card'))), b.get('word')),
                ),
                [b.change('shared', 1)],
              ),
            ]),
            b.when(b.compare(b.get('shared'), '>', b.get('most')), [
              b.set('most', b.get('shared')),
              b.set('best', b.part('answer', b.get('card'))),
            ]),
          ]),
          b.giveBack(b.get('best')),
        ],
      ),
    ],
    [
      b.define(
        'mastery',
        ['topic'],
        [
          b.set('all', 0),
          b.set('right', 0),
          b.forEach('result', b.data('results'), [
            b.when(b.compare(b.part('topic', b.get('result')), '=', b.get('topic')), [
              b.change('all', 1),
              b.when(b.part('right', b.get('result')), [b.change('right', 1)]),
            ]),
          ]),
          b.when(b.compare(b.get('all'), '=', 0), [b.giveBack(0)]),
          b.giveBack(b.math(b.get('right'), '÷', b.get('all'))),
        ],
      ),
    ],
    [
      show,
      b.set('missed', b.emptyList()),
      b.forEach('one', b.data('results'), [
        b.when(b.not(b.part('right', b.get('one'))), [
          b.addToList('missed', b.part('topic', b.get('one'))),
        ]),
      ]),
      b.draw('bars', 'What to practice', b.count(b.get('missed'))),
    ],
  ],
});
