import type { ContentDifficulty } from '../content-filter/index.ts';

/** The parts of mathematics that the arena practises, in the order in which schools meet them. */
export const MATH_AREAS = [
  'counting',
  'arithmetic',
  'shapes',
  'fractions',
  'decimals',
  'percent',
  'ratio',
  'geometry',
  'statistics',
  'algebra',
  'functions',
  'trigonometry',
  'calculus',
] as const;
export type MathArea = (typeof MATH_AREAS)[number];

/** A shape that a picture can show. */
export const SHAPES = [
  'circle',
  'triangle',
  'square',
  'rectangle',
  'pentagon',
  'hexagon',
  'octagon',
] as const;
export type ShapeName = (typeof SHAPES)[number];

/** The colors that a picture can show. */
export const PICTURE_COLORS = ['red', 'blue', 'green', 'yellow', 'orange', 'purple'] as const;
export type PictureColor = (typeof PICTURE_COLORS)[number];

/** What is drawn beside a problem, as data: the page draws it. */
export type MathPicture =
  /** Groups of dots side by side; `gone` of a group are crossed out. */
  | {
      readonly kind: 'dots';
      readonly groups: readonly { readonly count: number; readonly gone?: number }[];
    }
  /** Rows times columns of dots. */
  | { readonly kind: 'array'; readonly rows: number; readonly columns: number }
  /** From `least` to `most` with a tick each `step`; points stand on it, an arc leads from one number to another. */
  | {
      readonly kind: 'number-line';
      readonly least: number;
      readonly most: number;
      readonly step: number;
      readonly points?: readonly number[];
      readonly jumps?: readonly (readonly [from: number, to: number])[];
    }
  /** Shapes in a row, each in its color; a null is the gap that is asked for. */
  | {
      readonly kind: 'shapes';
      readonly shapes: readonly ({
        readonly shape: ShapeName;
        readonly color: PictureColor;
      } | null)[];
    }
  /** Bars in `parts` equal parts of which `filled` are colored. */
  | {
      readonly kind: 'fraction-bars';
      readonly bars: readonly { readonly parts: number; readonly filled: number }[];
    }
  /** A circle in equal parts. */
  | { readonly kind: 'fraction-circle'; readonly parts: number; readonly filled: number }
  /** Tens as rods, ones as cubes. */
  | { readonly kind: 'base-ten'; readonly tens: number; readonly ones: number }
  | { readonly kind: 'clock'; readonly hour: number; readonly minute: number }
  /** Coins in cents. */
  | { readonly kind: 'coins'; readonly cents: readonly (1 | 5 | 10 | 25)[] }
  /** Bars beside a scale; `unit` says what the scale counts. */
  | {
      readonly kind: 'bar-chart';
      readonly bars: readonly { readonly label: string; readonly value: number }[];
      readonly unit?: string;
    }
  /** A labelled figure: the sides are labels, drawn to no scale. */
  | { readonly kind: 'rectangle'; readonly width: string; readonly height: string }
  | {
      readonly kind: 'triangle';
      readonly base: string;
      readonly height?: string;
      readonly sides?: readonly [string, string];
      readonly right: boolean;
      readonly angles?: readonly [string, string, string];
    }
  | { readonly kind: 'circle'; readonly radius: string }
  | { readonly kind: 'angle'; readonly degrees: number; readonly label: string }
  /** A coordinate grid from −10 to 10 with points and straight lines through two points. */
  | {
      readonly kind: 'grid';
      readonly points: readonly (readonly [x: number, y: number])[];
      readonly lines?: readonly (readonly [readonly [number, number], readonly [number, number]])[];
    };

/**
 * A problem of the arena. Its texts are plain words with formulas between dollar signs, in LaTeX: `What is $3 + 4$?`.
 */
export interface MathProblem {
  /** Equal problems have equal keys. */
  readonly key: string;
  /** The template that it was drawn from. */
  readonly template: string;
  readonly area: MathArea;
  readonly difficulty: ContentDifficulty;
  readonly question: string;
  readonly picture: MathPicture | null;
  /** Four different answers, one of them right. */
  readonly options: readonly string[];
  /** Index of the right option. */
  readonly answer: number;
  /** The steps to the answer, one sentence or line each. */
  readonly explanation: readonly string[];
  /** Why each wrong option is tempting, by option; null for the right one. Named after the misconception. */
  readonly misconceptions: readonly (string | null)[];
}
