import {
  isPassed,
  isProven,
  type Project,
  type ProjectCheck,
  projectScore,
  type ScoreParts,
  textLines,
} from '@lamplight/domain/projects';
import type { Outcome } from '../runner/use-run.ts';

/** What a check found, as the page shows it. */
export interface CheckReport {
  /** 0 to 100. */
  readonly score: number;
  readonly isPassed: boolean;
  /** The three parts of the score (spec 9). */
  readonly parts: ScoreParts;
  /** Hidden tests that the program passed; null while the host has not run them. */
  readonly tests: ProjectCheck['tests'] | null;
}

/** What the host found. As there, a program that passes every hidden test has passed, whatever its lines are. */
export function hostReport({ score, parts, tests }: ProjectCheck): CheckReport {
  return { score, isPassed: isPassed(score) || isProven(tests), parts, tests };
}

/** Which sentence a report gets: what it says must not be at odds with its points and hidden tests. */
export function reportWords({ score, isPassed: hasPassed, tests }: CheckReport) {
  if (!hasPassed) return 'notYetText';
  if (tests === null || isProven(tests)) return isPassed(score) ? 'passedText' : 'ownWayText';
  return 'testsMissedText';
}

/** The specification's score as this browser works it out while the host is away. */
export function localReport(project: Project, code: string, outcome: Outcome): CheckReport {
  const { solution, keywords } = project;
  const output = outcome === 'stopped' ? [] : textLines(outcome.output);
  const { score, parts } = projectScore({ code, solution, keywords, output });
  return { score, isPassed: isPassed(score), parts, tests: null };
}
