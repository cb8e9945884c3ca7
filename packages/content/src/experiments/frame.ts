import type {
  ExperimentCategory,
  ExperimentStep,
  SimulationKind,
} from '@lamplight/domain/experiments';

/** One investigation of a frame, with its own variable: what differs from the other ones. */
export interface Investigation {
  readonly title: string;
  readonly description: string;
  readonly materials: readonly string[];
  readonly setup: readonly string[];
  readonly steps: readonly [ExperimentStep, ExperimentStep, ExperimentStep, ExperimentStep];
  readonly howItWorks: string;
  readonly question: string;
}

/**
 * A kind of investigation, written once, whose variables are chosen by hand: every one of its investigations makes
 * sense and is safe.
 */
export interface Frame {
  /** Id of the first investigation; the others follow. Frames stand `FRAME_IDS` apart, so that ids never move. */
  readonly firstId: number;
  readonly category: ExperimentCategory;
  readonly ages: readonly [youngest: number, oldest: number];
  readonly picture: string;
  /** Minutes of doing. */
  readonly duration: number;
  readonly simulation: SimulationKind | null;
  readonly safety: readonly string[];
  /** Taken in turn. */
  readonly funFacts: readonly string[];
  /** What makes it more demanding; null for the youngest, who see only Super Easy. */
  readonly further: {
    /** Added from Medium on: measuring with care. */
    readonly medium: ExperimentStep;
    /** Added for Advanced: what a scientist would do next. */
    readonly advanced: ExperimentStep;
    /** Materials that the step from Medium on needs beside the others. */
    readonly mediumNeeds?: readonly string[];
    /** Materials that the step for Advanced needs beside the others. */
    readonly advancedNeeds?: readonly string[];
  } | null;
  readonly investigations: readonly Investigation[];
}

/** Ids that each frame may use. */
export const FRAME_IDS = 20;
