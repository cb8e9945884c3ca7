import * as b from '../blocks/index.ts';
import { blocked } from '../idea.ts';

/** The weather of six weeks at a lake, one letter for each day: sunny, cloudy, rainy. */
const DAYS = 'sssscrrcssscccrrrcsssscrrrccssscsssscrrcss';

const NAMES: Readonly<Record<string, string>> = { s: 'sunny', c: 'cloudy', r: 'rainy' };

/** Letters as days. */
export function daysOf(letters: string): string[] {
  return [...letters].map((letter) => NAMES[letter] ?? letter);
}

const counted = (name: string) => b.when(b.compare(b.get('day'), '=', name), [b.change(name, 1)]);
const most = (name: string, other: string) => b.compare(b.get(name), '≥', b.get(other));
const show = b.draw('bars', 'Six weeks of weather', b.count(b.data('history')));

/** A Markov model of the weather: what usually follows a day like today. */
export const weatherBot = blocked({
  title: 'Weather Prediction Bot',
  description:
    'Let a bot read the weather diary and learn what usually comes after a day like today.',
  task: [
    'The list history is a weather diary of six weeks. Every day is sunny, cloudy or rainy, in the order in which they came.',
    'Build predict. It gets the weather of today and looks through the diary: each time the day before was like today, it counts what came next. Then it gives back the weather that came most often. If two came equally often, it is careful: rainy wins over cloudy, and cloudy over sunny. If a day like today never was followed by anything, it gives back: no idea.',
    'Real forecasts use the laws of air and water as well as examples. Your bot has only its diary of one summer at one place. Would it be right in the desert, or in winter? A good prediction says where it comes from, and nobody should boast about tomorrow.',
  ],
  ask: 'count what followed a day like today, then give back what came most often',
  picture: 'sun-behind-cloud',
  data: { history: daysOf(DAYS) },
  trial: { call: 'predict', inputs: [['sunny'], ['cloudy'], ['rainy'], ['snowy']] },
  hints: [
    'Three counters, one for each kind of weather, all begin with 0. One more variable remembers the day before.',
    'Walk through history. Only if the day before is like today, count the new day.',
    'The last step inside the loop: the day is now the day before.',
    'First ask whether all three counters are 0 together. Then ask whether rainy is at least as big as both others.',
  ],
  concepts: ['prediction', 'counting what follows', 'Markov model', 'comparing'],
  keywords: ['before', 'for'],
  starter: [[b.define('predict', ['today'], [])], [show]],
  solution: [
    [
      b.define(
        'predict',
        ['today'],
        [
          b.set('sunny', 0),
          b.set('cloudy', 0),
          b.set('rainy', 0),
          b.set('before', ''),
          b.forEach('day', b.data('history'), [
            b.when(b.compare(b.get('before'), '=', b.get('today')), [
              counted('sunny'),
              counted('cloudy'),
              counted('rainy'),
            ]),
            b.set('before', b.get('day')),
          ]),
          b.when(
            b.compare(
              b.math(b.math(b.get('sunny'), '+', b.get('cloudy')), '+', b.get('rainy')),
              '=',
              0,
            ),
            [b.giveBack('no idea')],
          ),
          b.when(b.both(most('rainy', 'cloudy'), most('rainy', 'sunny')), [b.giveBack('rainy')]),
          b.when(most('cloudy', 'sunny'), [b.giveBack('cloudy')]),
          b.giveBack('sunny'),
        ],
      ),
    ],
    [
      show,
      b.set('pairs', b.emptyList()),
      b.set('last', 'start'),
      b.forEach('now', b.data('history'), [
        b.addToList('pairs', b.math(b.math(b.get('last'), '+', ', then '), '+', b.get('now'))),
        b.set('last', b.get('now')),
      ]),
      b.draw('bars', 'What followed what', b.count(b.get('pairs'))),
    ],
  ],
});
