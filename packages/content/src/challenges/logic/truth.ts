import type { Pick } from '@lamplight/domain/random';
import { NAMES } from '../scenes.ts';
import { type Clue, until } from './deduce.ts';
import type { LogicTemplate } from './template.ts';

const COUNTS = ['none', 'one', 'two', 'three'] as const;

/** One person holds the thing; each says something about who does. */
function sayings(people: readonly string[], speaker: string): Clue<string>[] {
  return [
    { text: `${speaker}: “I do not have it.”`, holds: (holder) => holder !== speaker },
    ...people
      .filter((other) => other !== speaker)
      .flatMap((other): Clue<string>[] => [
        { text: `${speaker}: “${other} has it.”`, holds: (holder) => holder === other },
        { text: `${speaker}: “${other} does not have it.”`, holds: (holder) => holder !== other },
      ]),
  ];
}

function whoHasIt(pick: Pick, count: number, leastTrue: number) {
  const people = pick.some(NAMES, count);
  const { truths, said, holder } = until(() => {
    const sentences = people.map((speaker) => pick.one(sayings(people, speaker)));
    const trueCount = pick.int(leastTrue, count - 1);
    const possible = people.filter(
      (person) => sentences.filter((sentence) => sentence.holds(person)).length === trueCount,
    );
    const [only] = possible;
    return possible.length === 1 && only !== undefined
      ? { truths: trueCount, said: sentences.map(({ text }) => text), holder: only }
      : null;
  });
  const thing = pick.one(['bell', 'golden key', 'treasure map', 'lantern', 'compass', 'flag']);
  const listed = people.toSorted();
  const verb = truths === 1 ? 'is' : 'are';
  return {
    parts: [truths, ...said],
    title: `${listed[0]} Asks: Who Has the ${thing.replace(/\b\w/g, (letter) => letter.toUpperCase())}?`,
    task: `In a game one of ${count} campers hides the ${thing}. Exactly ${COUNTS[truths]} of these sentences ${verb} true. Who has the ${thing}?`,
    clues: said,
    options: listed,
    answer: holder,
    explanation: `If ${holder} has it, exactly ${COUNTS[truths]} of the sentences ${verb} true. With anybody else the number does not fit.`,
    hints: [
      'Suppose that one of them has it, and count the true sentences.',
      'Do the same for each of them. With whom does the number fit?',
    ],
  };
}

/** Three who speak, for 11 to 14. */
export const threeSay: LogicTemplate = {
  id: 'three-say',
  difficulty: 'medium',
  draw: (pick) => whoHasIt(pick, 3, 1),
};

/** Four who speak, for 15 and older. */
export const fourSay: LogicTemplate = {
  id: 'four-say',
  difficulty: 'medium',
  draw: (pick) => whoHasIt(pick, 4, 1),
};
