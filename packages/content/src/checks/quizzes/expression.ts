import Fraction from 'fraction.js';

const ZERO = new Fraction(0);

/**
 * The exact value of a computation in + − × ÷ ^ and brackets, of whole numbers, decimals and
 * fractions; `−`, `-`, `×`, `*`, `÷`, `/` and thousands as in `2,400` are read, and `3 1/2` is a
 * mixed number.
 * @returns null when the text is no computation
 */
export function exactValue(text: string): Fraction | null {
  const tokens = tokensOf(text);
  if (tokens === null || tokens.length === 0) return null;
  let at = 0;

  const sum = (): Fraction => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-') {
      const add = tokens[at++] === '+';
      const next = product();
      value = add ? value.add(next) : value.sub(next);
    }
    return value;
  };
  const product = (): Fraction => {
    let value = signed();
    while (tokens[at] === '*' || tokens[at] === '/') {
      const times = tokens[at++] === '*';
      const next = signed();
      if (!times && next.equals(ZERO)) throw new RangeError('a division by 0');
      value = times ? value.mul(next) : value.div(next);
    }
    return value;
  };
  // As in school, −3^2 is −9: the power comes before the sign.
  const signed = (): Fraction => {
    if (tokens[at] !== '-') return power();
    at += 1;
    return signed().neg();
  };
  const power = (): Fraction => {
    const base = atom();
    if (tokens[at] !== '^') return base;
    at += 1;
    const value = base.pow(signed());
    if (value === null) throw new RangeError('a power without an exact value');
    return value;
  };
  const atom = (): Fraction => {
    const token = tokens[at++];
    if (token === '(') {
      const value = sum();
      if (tokens[at++] !== ')') throw new RangeError('a bracket is not closed');
      return value;
    }
    if (token === undefined || !/^\d/.test(token)) throw new RangeError('a number is missing');
    return new Fraction(token);
  };

  try {
    const value = sum();
    return at === tokens.length ? value : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function tokensOf(text: string): string[] | null {
  const plain = text
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/[−–]/g, '-')
    .replace(/[×·*]/g, '*')
    .replace(/[÷⁄]/g, '/')
    .replace(/(\d+) (\d+)\/(\d+)/g, '($1+$2/$3)')
    .replace(/\s+/g, '');
  const tokens = plain.match(/\d+(?:\.\d+)?|[-+*/^()]/g) ?? [];
  return tokens.join('') === plain ? tokens : null;
}

/** The exact value that an option of a quiz says, such as `$\frac{3}{4}$`, `\$2.50`, `12 eggs` or `x = 4`. */
export function valueOfOption(option: string): Fraction | null {
  const plain = option
    .replace(/\\\$|\\%|%|\\,|\{,\}|\\ |\$/g, (mark) => (mark === '\\ ' ? ' ' : ''))
    .replace(/\\(?:text|mathrm)\{[^{}]*\}(?:\^\d)?/g, '')
    .replace(/(\d)\s*\\[dt]?frac\{(\d+)\}\{(\d+)\}/g, '$1 $2/$3')
    .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, '(($1)/($2))')
    .replace(/\\times|\\cdot/g, '×')
    .replace(/\\div/g, '÷')
    .replace(/\^\{([^{}]*)\}/g, '^($1)')
    .replace(/^\s*[a-zA-Z](?:\([a-z0-9]\))?\s*=\s*/, '')
    .replace(/\s*°?\s*(?:[A-Za-z][A-Za-z .’²³]*)?\.?\s*$/, '')
    .trim();
  return exactValue(NUMBER_WORDS[option.trim().toLowerCase().replace(/\.$/, '')] ?? plain);
}

/** Numbers as the youngest read them. */
const NUMBER_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, value) => [word, String(value)]),
);
