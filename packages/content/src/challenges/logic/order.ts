import type { Pick } from '@lamplight/domain/random';
import { listOf, NAMES } from '../scenes.ts';
import { type Clue, orders, settlingClues, until } from './deduce.ts';
import type { LogicTemplate } from './template.ts';

/** People in a row, from left to right, or from first to last. */
type Row = readonly string[];

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

function everythingSaid(people: Row): Clue<Row>[] {
  const last = people.length - 1;
  const alone = people.flatMap((a): Clue<Row>[] => [
    {
      text: `${a} sits at one of the ends.`,
      holds: (row) => [0, last].includes(row.indexOf(a)),
    },
    {
      text: `${a} does not sit at an end.`,
      holds: (row) => ![0, last].includes(row.indexOf(a)),
    },
  ]);
  const pairs = people.flatMap((a) =>
    people
      .filter((b) => b !== a)
      .flatMap((b): Clue<Row>[] => [
        {
          text: `${a} sits somewhere to the left of ${b}.`,
          holds: (row) => row.indexOf(a) < row.indexOf(b),
        },
        {
          text: `${a} sits right beside ${b}.`,
          holds: (row) => Math.abs(row.indexOf(a) - row.indexOf(b)) === 1,
        },
        {
          text: `${a} does not sit beside ${b}.`,
          holds: (row) => Math.abs(row.indexOf(a) - row.indexOf(b)) !== 1,
        },
      ]),
  );
  return [...alone, ...pairs];
}

function seating(pick: Pick, count: number, where: string) {
  const people = pick.some(NAMES, count);
  const { truth, clues } = until(() => {
    const row = pick.some(people);
    const found = settlingClues(pick, orders(people), row, everythingSaid(people));
    return found === null || found.length > count + 1 ? null : { truth: row, clues: found };
  });
  const place = pick.int(1, count - 2);
  const answer = truth[place] ?? '';
  const texts = clues.map(({ text }) => text);
  const listed = people.toSorted();
  return {
    parts: [PLACES[place] ?? '', ...listed, ...texts],
    title: `${where}: ${listOf(listed)}`,
    task: `${listOf(listed)} sit in a row ${where.toLowerCase()}. Who is in the ${PLACES[place]} seat from the left?`,
    clues: texts,
    options: listed,
    answer,
    explanation: `From left to right: ${truth.join(', ')}. No other order agrees with all the clues.`,
    hints: [
      'Draw an empty row of seats and try the clue that leaves the fewest choices.',
      'Try a place for one person. When a clue breaks, cross that place out and try another.',
    ],
  };
}

/** Four in a row, for 11 to 14. */
export const fourInARow: LogicTemplate = {
  id: 'four-in-a-row',
  difficulty: 'hard',
  draw: (pick) => seating(pick, 4, pick.one(['By the Fire', 'On the Dock', 'At the Long Table'])),
};

/** Five in a row, for 15 and older. */
export const fiveInARow: LogicTemplate = {
  id: 'five-in-a-row',
  difficulty: 'medium',
  draw: (pick) => seating(pick, 5, pick.one(['In the Canoe', 'On the Stage', 'At the Campfire'])),
};

/** Who came in which place, for 11 to 14. */
export const raceOrder: LogicTemplate = {
  id: 'race-order',
  difficulty: 'medium',
  draw(pick) {
    const people = pick.some(NAMES, 4);
    const said = people.flatMap((a) => [
      {
        text: `${a} was neither first nor last.`,
        holds: (row: Row) => ![0, 3].includes(row.indexOf(a)),
      },
      ...people
        .filter((b) => b !== a)
        .map((b) => ({
          text: `${a} arrived before ${b}.`,
          holds: (row: Row) => row.indexOf(a) < row.indexOf(b),
        })),
    ]);
    const { truth, clues } = until(() => {
      const row = pick.some(people);
      const found = settlingClues(pick, orders(people), row, said);
      return found === null ? null : { truth: row, clues: found };
    });
    const place = pick.int(0, 3);
    const texts = clues.map(({ text }) => text);
    const listed = people.toSorted();
    const race = pick.one(['Hill Run', 'Canoe Race', 'Lantern Walk', 'Sack Race', 'Relay']);
    return {
      parts: [PLACES[place] ?? '', ...listed, ...texts],
      title: `The ${race} of ${listOf(listed)}`,
      task: `${listOf(listed)} came in one after another in the ${race.toLowerCase()}. Who came ${PLACES[place]}?`,
      clues: texts,
      options: listed,
      answer: truth[place] ?? '',
      explanation: `They arrived in this order: ${truth.join(', ')}. No other order agrees with all the clues.`,
      hints: [
        'Who has nobody before them in any clue?',
        'Join the clues into a chain, from the first to the last.',
      ],
    };
  },
};
