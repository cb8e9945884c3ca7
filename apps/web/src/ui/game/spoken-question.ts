import { optionLetter } from '../answer-options/option-letter.ts';
import { spokenMath } from '../math-text/spoken-math.ts';

/** What is read aloud of a live question: its words, and the options that are offered with their letters. */
export function spokenQuestion(
  text: string,
  options: readonly string[],
  offered: readonly number[],
): string {
  const named = offered.map((place) => {
    const option = spokenMath(options[place] ?? '');
    return `${optionLetter(place)}: ${option}${/[.!?]$/.test(option) ? '' : '.'}`;
  });
  return [spokenMath(text), ...named].join('\n');
}
