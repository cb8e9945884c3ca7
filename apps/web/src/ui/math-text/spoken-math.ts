import { textStretches } from '@lamplight/domain/math-games';
import { spokenFormula } from './spoken-formula.ts';

/**
 * A text with formulas between dollar signs in words that a voice can read. The words of formulas are English, as
 * problems are.
 * @throws SyntaxError when a formula has no end
 */
export function spokenMath(text: string): string {
  return textStretches(text)
    .map(({ kind, text: stretch }) =>
      kind === 'formula' ? spokenFormula(stretch) : stretch.replaceAll('\\$', '$'),
    )
    .join('');
}
