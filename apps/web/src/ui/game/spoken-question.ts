import type { PlayedQuestion } from '@lamplight/domain/multiplayer';
import { optionLetter } from '../answer-options/option-letter.ts';
import { spokenMath } from '../math-text/spoken-math.ts';
import { offeredPlaces } from './option-states.ts';

/**
 * What is read aloud of a live question: its words, and what is offered; options that are chosen with their letters.
 * @param keep the options that are offered; null offers all
 * @param truths what true and false are called
 */
export function spokenQuestion(
  question: PlayedQuestion,
  keep: readonly number[] | null,
  truths: readonly [string, string],
): string {
  return [spokenMath(question.text), ...offered(question, keep, truths)].join('\n');
}

function offered(
  question: PlayedQuestion,
  keep: readonly number[] | null,
  truths: readonly [string, string],
): string[] {
  const { options } = question;
  switch (question.kind) {
    case 'choice':
    case 'several':
      return offeredPlaces(options.length, keep).map((place) =>
        lettered(place, options[place] ?? ''),
      );
    case 'true-false':
      return truths.map((truth, place) => lettered(place, truth));
    case 'order':
      return options.map(ended);
    case 'match':
      return [...question.lefts, ...options].map(ended);
    case 'number':
    case 'word':
      return [];
  }
}

const lettered = (place: number, text: string) => `${optionLetter(place)}: ${sentence(text)}`;

/** Options are content; cards to be put somewhere are not, and a dollar sign on them is money. */
const sentence = (text: string) => ended(spokenMath(text));

function ended(words: string): string {
  return `${words}${/[.!?]$/.test(words) ? '' : '.'}`;
}
