import { optionLetter } from '../answer-options/option-letter.ts';

/** Shapes of the options of a live question, in their order. */
const OPTION_SHAPES = ['triangle', 'circle', 'square', 'star', 'hexagon', 'diamond'] as const;
export type OptionShape = (typeof OPTION_SHAPES)[number];

/** Grounds that carry white letters (WCAG AA); two neighbours are told apart without red and green. */
const COLOURS: Readonly<Record<OptionShape, string>> = {
  triangle: '#C2410C',
  circle: '#1D5FB4',
  square: '#1B7145',
  star: '#7A3DB8',
  hexagon: '#9D2459',
  diamond: '#6B5200',
};

export interface OptionLook {
  readonly letter: string;
  readonly shape: OptionShape;
  /** The ground that its white letter and shape stand on. */
  readonly colour: string;
}

/** What tells an option apart, in three ways: letter, shape and colour. The same on tablets and on the wall. */
export function optionLook(place: number): OptionLook {
  const shape = OPTION_SHAPES[place % OPTION_SHAPES.length] ?? 'triangle';
  return { letter: optionLetter(place), shape, colour: COLOURS[shape] };
}
