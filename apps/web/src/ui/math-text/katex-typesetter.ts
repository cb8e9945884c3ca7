import katex from 'katex';
import './katex.scss';

/**
 * Typesets a formula into an element, with MathML beside it for screen readers. A formula with a mistake is shown as
 * it was written.
 */
export function typeset(latex: string, element: HTMLElement): void {
  // Fractions and limits as large as they stand on a line of their own: children read them.
  katex.render(`\\displaystyle ${latex}`, element, {
    output: 'htmlAndMathml',
    throwOnError: false,
  });
}
