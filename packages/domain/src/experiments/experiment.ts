import type { ContentDifficulty } from '../content-filter/index.ts';
import type { ExperimentCategory } from './category.ts';

/** Ideas that can be tried on the screen as well. */
export const SIMULATIONS = [
  'pendulum',
  'circuit',
  'plant-growth',
  'buoyancy',
  'colors',
  'sound',
  'light',
] as const;
export type SimulationKind = (typeof SIMULATIONS)[number];

/** The first id of generated experiments; those below are written one by one (spec 9, Games). */
export const GENERATED_FROM = 1000;

export interface ExperimentStep {
  /** Two or three words that name the step. */
  readonly title?: string;
  readonly text: string;
  /** A help that not everybody needs. */
  readonly tip?: string;
}

/** A science experiment (spec 3) with what a child needs to do it safely and to understand it. */
export interface Experiment {
  readonly id: number;
  readonly title: string;
  /** What is tried out, in one or two sentences. */
  readonly description: string;
  readonly difficulty: ContentDifficulty;
  /** Minutes of doing; longer waits are named in the steps. */
  readonly duration: number;
  readonly category: ExperimentCategory;
  readonly materials: readonly string[];
  /** What to do before the first step. */
  readonly setup: readonly string[];
  readonly safety: readonly string[];
  readonly steps: readonly ExperimentStep[];
  readonly funFact: string;
  /** Why it happens, at the reading level of `ages`. */
  readonly howItWorks: string;
  /** A question to think about afterwards; it has no single answer to give. */
  readonly question: string;
  /** Youngest and oldest age in years. */
  readonly ages: readonly [youngest: number, oldest: number];
  /** A name from the picture set. */
  readonly picture: string;
  readonly simulation: SimulationKind | null;
  /** Whether it was put together by the generator; then its id is `GENERATED_FROM` or higher. */
  readonly generated: boolean;
}
