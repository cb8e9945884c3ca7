import type { Pick } from '@lamplight/domain/random';
import { listOf, NAMES } from '../scenes.ts';
import { type Clue, orders, settlingClues, until } from './deduce.ts';
import type { LogicTemplate } from './template.ts';

const TASKS = ['fire', 'soup', 'songs', 'map', 'boats', 'tents', 'water', 'games'] as const;
const CAPS = ['red', 'blue', 'green', 'white', 'orange', 'purple', 'gray', 'yellow'] as const;

/** Whose task and whose cap is which, by the place of the person. */
interface Camp {
  readonly tasks: readonly string[];
  readonly caps: readonly string[];
}

function everythingSaid(
  people: readonly string[],
  tasks: readonly string[],
  caps: readonly string[],
) {
  const ofPeople = people.flatMap((person, index): Clue<Camp>[] => [
    ...tasks.map((task) => ({
      text: `${person} does not look after the ${task}.`,
      holds: (camp: Camp) => camp.tasks[index] !== task,
    })),
    ...caps.map((cap) => ({
      text: `${person} does not wear the ${cap} cap.`,
      holds: (camp: Camp) => camp.caps[index] !== cap,
    })),
  ]);
  const links = tasks.flatMap((task) =>
    caps.flatMap((cap): Clue<Camp>[] => [
      {
        text: `Whoever looks after the ${task} wears the ${cap} cap.`,
        holds: (camp) => camp.tasks.indexOf(task) === camp.caps.indexOf(cap),
      },
      {
        text: `Whoever looks after the ${task} does not wear the ${cap} cap.`,
        holds: (camp) => camp.tasks.indexOf(task) !== camp.caps.indexOf(cap),
      },
    ]),
  );
  return [...ofPeople, ...links];
}

function grid(pick: Pick, count: number, mostClues: number) {
  const people = pick.some(NAMES, count).toSorted();
  const tasks = pick.some(TASKS, count);
  const caps = pick.some(CAPS, count);
  const camps = orders(tasks).flatMap((someTasks) =>
    orders(caps).map((someCaps): Camp => ({ tasks: someTasks, caps: someCaps })),
  );
  const said = everythingSaid(people, tasks, caps);
  const { truth, clues } = until(() => {
    const camp = pick.one(camps);
    const found = settlingClues(pick, camps, camp, said);
    return found === null || found.length > mostClues ? null : { truth: camp, clues: found };
  });
  const asked = pick.one(caps);
  const texts = clues.map(({ text }) => text);
  return {
    parts: [asked, ...people, ...texts],
    title: `The Caps of ${listOf(people)}`,
    task: `${listOf(people)} each look after one thing (${tasks.toSorted().join(', ')}) and wear one cap (${caps.toSorted().join(', ')}). No two are the same. Who wears the ${asked} cap?`,
    clues: texts,
    options: people,
    answer: people[truth.caps.indexOf(asked)] ?? '',
    explanation: `${people.map((person, index) => `${person}: ${truth.tasks[index]}, ${truth.caps[index]} cap`).join('; ')}. Nothing else agrees with all the clues.`,
    hints: [
      'Draw a table: people down the side, tasks and caps along the top. Cross out what a clue forbids.',
      'Where only one box of a row or column is left, it must be that one. Then cross out the rest.',
    ],
  };
}

/** Three people, for 11 to 14. */
export const threeByThree: LogicTemplate = {
  id: 'three-by-three',
  difficulty: 'hard',
  draw: (pick) => grid(pick, 3, 5),
};

/** Four people, for 15 and older. */
export const fourByFour: LogicTemplate = {
  id: 'four-by-four',
  difficulty: 'hard',
  draw: (pick) => grid(pick, 4, 9),
};
