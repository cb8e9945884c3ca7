import { meaningfulLines, withoutComments } from './code-lines.ts';
import { RESULT_ARROW } from './run.ts';

/** From here a project is completed (spec 9, AI coding). */
export const PASS_MARK = 70;

/** Points at most for the lines of the solution, and those for a concept's keyword and a result arrow (spec 9). */
export const SCORE_PARTS = { lines: 50, keyword: 30, arrow: 20 } as const;

/** Points for each of the three things that a score looks at. */
export interface ScoreParts {
  readonly lines: number;
  readonly keyword: number;
  readonly arrow: number;
}

export interface ProjectScore {
  /** 0 to 100: the sum of the parts. */
  readonly score: number;
  readonly parts: ScoreParts;
}

/**
 * The part of the solution's lines that the code has, from 0 to 1. A line that the solution has twice has to be there
 * twice. A solution without lines is covered by nothing.
 */
export function lineCoverage(code: string, solution: string): number {
  const wanted = meaningfulLines(solution);
  const left = new Map<string, number>();
  for (const line of meaningfulLines(code)) left.set(line, (left.get(line) ?? 0) + 1);
  const found = wanted.filter((line) => {
    const times = left.get(line) ?? 0;
    left.set(line, times - 1);
    return times > 0;
  });
  return wanted.length === 0 ? 0 : found.length / wanted.length;
}

/** Whether the code itself, and not a comment in it, has one of the words. Large and small letters are the same. */
export function hasKeyword(code: string, keywords: readonly string[]): boolean {
  const text = withoutComments(code);
  return keywords.some((keyword) => wholeWord(keyword).test(text));
}

function wholeWord(keyword: string): RegExp {
  const escaped = keyword.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  // Not a lookbehind, which the oldest browsers that we serve cannot read.
  const before = /^[\w$]/.test(keyword) ? '(?:^|[^\\w$])' : '';
  const after = /[\w$]$/.test(keyword) ? '(?![\\w$])' : '';
  return new RegExp(before + escaped + after, 'i');
}

/**
 * The score of a project (spec 9): at most 50 points by line coverage against the solution, rounded down, so that 50
 * stand for every line; 30 when a concept's keyword is in the code; 20 when the output shows a result arrow.
 * @param output lines that the program put out
 */
export function projectScore({
  code,
  solution,
  keywords,
  output,
}: {
  readonly code: string;
  readonly solution: string;
  readonly keywords: readonly string[];
  readonly output: readonly string[];
}): ProjectScore {
  const parts: ScoreParts = {
    lines: Math.floor(SCORE_PARTS.lines * lineCoverage(code, solution)),
    keyword: hasKeyword(code, keywords) ? SCORE_PARTS.keyword : 0,
    arrow: output.some((line) => line.includes(RESULT_ARROW)) ? SCORE_PARTS.arrow : 0,
  };
  return { score: parts.lines + parts.keyword + parts.arrow, parts };
}

/** Whether a score completes its project (spec 4, AI project). */
export function isPassed(score: number): boolean {
  return score >= PASS_MARK;
}

/** How many hidden tests a program passed. */
export interface TestCount {
  readonly passed: number;
  readonly total: number;
}

/**
 * Whether the hidden tests prove a program, whatever its score is: a child may solve a project in lines of their own,
 * which line coverage against the one written solution does not see.
 */
export function isProven({ passed, total }: TestCount): boolean {
  return total > 0 && passed === total;
}
