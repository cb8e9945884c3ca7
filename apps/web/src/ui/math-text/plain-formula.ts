/** LaTeX of sums with plain numbers, and the signs that they are printed with. */
const PRINTED: Readonly<Record<string, string>> = {
  '-': '−',
  '−': '−',
  '*': '×',
  '\\times': '×',
  '\\cdot': '·',
  '\\div': '÷',
  '\\square': '□',
  '\\$': '$',
  '\\%': '%',
  '\\ ': ' ',
  '\\,': ' ',
  '{,}': ',',
};

const TOKENS = /\\mathrm\{[a-zA-Z°]+\}|\\[a-zA-Z]+|\\.|\{,\}|./gu;

/** What stands between two numbers and keeps a little distance from them. */
const BETWEEN = /^[+×÷·=<>:−]$/;

/** The box that a number is missing from. */
export const MISSING_NUMBER = '□';

/**
 * A formula that is only numbers and simple signs, as it is printed in the letters of the page; null for one that
 * must be typeset: with letters, fractions, powers or roots.
 */
export function plainFormula(latex: string): string | null {
  const printed: string[] = [];
  for (const [token] of latex.matchAll(TOKENS)) {
    const sign = PRINTED[token];
    if (sign !== undefined) printed.push(sign);
    else if (token.startsWith('\\mathrm')) printed.push(token.slice('\\mathrm{'.length, -1));
    else if (/^[\d+=<>:.,? ]$/.test(token)) printed.push(token);
    else return null;
  }
  return spaced(printed.join(''));
}

/** One space around each sign between two numbers, none after the minus of a negative number. */
function spaced(text: string): string {
  const pieces = text.match(/\d[\d.,]*\d|\d|\S|\s+/gu) ?? [];
  let line = '';
  let afterValue = false;
  for (const piece of pieces) {
    if (piece.trim() === '') {
      if (afterValue && !line.endsWith(' ')) line += ' ';
    } else if (BETWEEN.test(piece) && (afterValue || piece !== '−')) {
      line = `${line.trimEnd()} ${piece} `;
      afterValue = false;
    } else {
      line += piece;
      afterValue = piece !== '−';
    }
  }
  return line.trim();
}
