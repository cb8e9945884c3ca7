import { spokenMath } from '../math-text/spoken-math.ts';

/** The letter of an option, by its place. */
export function optionLetter(place: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + place);
}

/** What is read aloud of a question: its words, and the options with their letters. */
export function spokenChoices(question: string, options: readonly string[]): string {
  const named = options.map(spokenMath).map((option, place) => {
    const end = /[.!?]$/.test(option) ? '' : '.';
    return `${optionLetter(place)}: ${option}${end}`;
  });
  return [spokenMath(question), ...named].join('\n');
}
