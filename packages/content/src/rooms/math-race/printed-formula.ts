/** LaTeX commands and the signs that print them in one line. */
const SIGNS: Readonly<Record<string, string>> = {
  '-': '−',
  '\\times': ' × ',
  '\\cdot': ' · ',
  '\\div': ' ÷ ',
  '\\pm': ' ± ',
  '\\square': '□',
  '\\$': '\\$',
  '\\%': '%',
  '\\ ': ' ',
  '\\,': ' ',
  '{,}': ',',
  "'": '′',
  '\\circ': '°',
  '\\pi': 'π',
  '\\theta': 'θ',
  '\\alpha': 'α',
  '\\beta': 'β',
  '\\infty': '∞',
  '\\dots': '…',
  '\\sin': 'sin',
  '\\cos': 'cos',
  '\\tan': 'tan',
  '\\log': 'log',
};

const RAISED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹+⁺−⁻nⁿxˣ'.matchAll(/(.)(.)/gu)].map(([, plain = '', high = '']) => [
    plain,
    high,
  ]),
);

const LOWERED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉'.matchAll(/(.)(.)/gu)].map(([, plain = '', low = '']) => [plain, low]),
);

const TOKENS = /\\[a-zA-Z]+|\\.|\{,\}|\s+|./gu;

/** A value that stands by itself over or under a fraction line or a root: a number or one letter. */
const ALONE = /^(?:[\d.,]+|\p{L})$/u;

/** What may follow a fraction without being read as part of it: the end, a sum, a comparison, a unit. */
const APART = /^(?:[=<>,.;:?)}+\-−]|\\(?:mathrm|%|pm|,| )|$)/u;

/** What a fraction must be kept together after: 9 ÷ 3/4 could be read in two ways. */
const TIGHT = /(?:[×÷·]|sin|cos|tan|log[₀-₉]*)\s*$/u;

/** Cannot be printed in one line. */
class Unprintable extends Error {}

/** A formula in LaTeX as plain letters in one line, such as `3/4`, `x²` or `√5`; null where that cannot be done. */
export function printedFormula(latex: string): string | null {
  // Most formulas are one number.
  if (/^[\d.]+$/.test(latex)) return latex;
  const tokens = Array.from(latex.matchAll(TOKENS), ([token]) => token);
  try {
    const printed = new Printer(tokens).sequence();
    return spaced(printed);
  } catch (error) {
    if (error instanceof Unprintable) return null;
    throw error;
  }
}

/** Reads tokens from the left and prints what they say. */
class Printer {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  /** Everything up to the bracket that closes the group, or to the end. */
  sequence(): string {
    let line = '';
    while (this.#at < this.#tokens.length) {
      const token = this.#tokens[this.#at++] ?? '';
      if (token === '}') break;
      line += this.#piece(token, line);
    }
    return line;
  }

  #piece(token: string, before: string): string {
    if (token === '{') return this.sequence();
    if (token === '\\frac') return this.#fraction(before);
    if (token === '\\sqrt') return `√${bracketed(this.#argument())}`;
    if (token === '\\mathrm' || token === '\\text') return this.#argument();
    if (token === '^') return raised(this.#argument());
    if (token === '_') return inLetters(this.#argument(), LOWERED);
    const sign = SIGNS[token];
    if (sign !== undefined) return sign;
    if (token.startsWith('\\') || token === '&') throw new Unprintable();
    return token;
  }

  /** The group or the one token that follows. */
  #argument(): string {
    const token = this.#tokens[this.#at++] ?? '';
    return token === '{' ? this.sequence() : this.#piece(token, '');
  }

  /** `1/2`; `2 1/2` for a mixed number; `(1/2)x` where it is a factor. */
  #fraction(before: string): string {
    const printed = `${bracketed(this.#argument(), /[+−\s]/u)}/${bracketed(this.#argument())}`;
    if (/\d$/.test(before)) return ` ${printed}`;
    const next = this.#tokens.slice(this.#at).join('').trimStart();
    return TIGHT.test(before) || !APART.test(next) ? `(${printed})` : printed;
  }
}

/** The value in brackets, unless it stands by itself. */
function bracketed(value: string, needs: RegExp = /^/): string {
  const text = value.trim();
  return ALONE.test(text) || !needs.test(text.slice(1)) ? text : `(${text})`;
}

function raised(value: string): string {
  return value === '°' || value === '′' ? value : inLetters(value, RAISED);
}

function inLetters(value: string, letters: Readonly<Record<string, string>>): string {
  return Array.from(value.replace(/\s/g, ''), (letter) => {
    const other = letters[letter];
    if (other === undefined) throw new Unprintable();
    return other;
  }).join('');
}

/** One space around each sign between two values, none after the minus of a negative number. */
function spaced(line: string): string {
  return line
    .replace(/\s*([=<>])\s*/gu, ' $1 ')
    .replace(/([\p{L}\p{N}%°′)²³□])\s*([+−])\s*(?=[\p{L}\p{N}(√□$])/gu, '$1 $2 ')
    .replace(/(sin|cos|tan|log[₀-₉]*)(?=[\p{L}\d])/gu, '$1 ')
    .replace(/\s+/gu, ' ')
    .trim();
}
