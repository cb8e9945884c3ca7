import { type MathProblem, textStretches } from '@lamplight/domain/math-games';
import { printedFormula } from './printed-formula.ts';

/** The texts of a problem in plain letters; a dollar sign that is money stays written `\$`, as in all content. */
export interface PrintedProblem {
  readonly question: string;
  readonly options: readonly string[];
  readonly explanation: string;
}

/** A problem in plain letters; null where a formula of it needs more than one line. */
export function printedProblem(problem: MathProblem): PrintedProblem | null {
  const question = printedText(problem.question);
  const options = problem.options.map(printedText).filter((option) => option !== null);
  const steps = problem.explanation.map(printedText).filter((step) => step !== null);
  if (question === null || options.length < problem.options.length) return null;
  if (steps.length < problem.explanation.length) return null;
  return { question, options, explanation: steps.join(' ') };
}

function printedText(text: string): string | null {
  const printed = textStretches(text).map((stretch) =>
    stretch.kind === 'words' ? stretch.text : printedFormula(stretch.text),
  );
  return printed.includes(null) ? null : printed.join('');
}
