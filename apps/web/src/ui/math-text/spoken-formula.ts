/** How a piece of a formula joins what follows it. */
type Kind = 'start' | 'number' | 'value' | 'function' | 'sign';

interface Piece {
  readonly words: string;
  readonly kind: Kind;
}

/** Tokens of a formula and the place that is read next. */
interface Reader {
  readonly tokens: readonly string[];
  at: number;
}

const TOKENS =
  /\\begin\{pmatrix\}.*?\\end\{pmatrix\}|\\(?:mathrm|text)\{[^}]*\}|\\\$\d+(?:\{,\}\d+)*(?:\.\d+)?|\\[a-zA-Z]+|\\.|\d+(?:\{,\}\d+)*(?:\.\d+)?|\S/gu;

/** Only space, size or grouping: nothing to hear. */
const SILENT = new Set([
  '\\ ',
  '\\,',
  '\\;',
  '\\!',
  '\\left',
  '\\right',
  '\\quad',
  '\\displaystyle',
]);

/** What stands between values or compares them. */
const SIGNS: Readonly<Record<string, string>> = {
  '+': 'plus',
  '=': 'equals',
  '<': 'is less than',
  '>': 'is greater than',
  ':': 'to',
  '/': 'over',
  ',': ',',
  ';': ';',
  '.': 'point',
  '|': 'given',
  '\\times': 'times',
  '\\cdot': 'times',
  '\\div': 'divided by',
  '\\pm': 'plus or minus',
  '\\neq': 'is not equal to',
  '\\ne': 'is not equal to',
  '\\leq': 'is at most',
  '\\le': 'is at most',
  '\\geq': 'is at least',
  '\\ge': 'is at least',
  '\\approx': 'is about',
  '\\to': 'approaches',
};

/** Commands that stand for one thing. */
const NAMES: Readonly<Record<string, string>> = {
  '\\square': 'blank',
  '\\infty': 'infinity',
  '\\dots': 'and so on',
  '\\ldots': 'and so on',
  '\\cdots': 'and so on',
  '\\%': 'percent',
  '%': 'percent',
  '!': 'factorial',
  '?': 'what',
};

/** Functions that are written as a word. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  '\\sin': 'sine',
  '\\cos': 'cosine',
  '\\tan': 'tangent',
  '\\log': 'log',
  '\\ln': 'natural log',
};

/** Letters that mean a function when a bracket follows. */
const FUNCTION_LETTER = /^[fghFGPsvA]\b/;

const PART_NAMES: Readonly<Record<string, string>> = {
  '2': 'half',
  '3': 'third',
  '4': 'fourth',
  '5': 'fifth',
  '6': 'sixth',
  '7': 'seventh',
  '8': 'eighth',
  '9': 'ninth',
  '10': 'tenth',
  '12': 'twelfth',
  '100': 'hundredth',
};

const UNITS: Readonly<Record<string, string>> = {
  mm: 'millimeters',
  cm: 'centimeters',
  m: 'meters',
  km: 'kilometers',
  in: 'inches',
  ft: 'feet',
  g: 'grams',
  kg: 'kilograms',
  L: 'liters',
  mL: 'milliliters',
  min: 'minutes',
  s: 'seconds',
  h: 'hours',
  '°C': 'degrees Celsius',
};

/** A formula in LaTeX, without its dollar signs, in English words. */
export function spokenFormula(latex: string): string {
  const tokens = [...latex.matchAll(TOKENS)]
    .map(([token]) => token)
    .filter((token) => !SILENT.has(token));
  return sequence({ tokens, at: 0 });
}

/** Reads up to the token that closes the sequence, or to the end. */
function sequence(reader: Reader, end?: string): string {
  const words: string[] = [];
  let before: Piece = { words: '', kind: 'start' };
  while (reader.at < reader.tokens.length) {
    const token = reader.tokens[reader.at] ?? '';
    if (token === end || token === '}') {
      reader.at += 1;
      break;
    }
    const piece = scripted(reader, atom(reader, before.kind));
    words.push(link(before, piece, token), piece.words);
    before = piece;
  }
  return words
    .filter((word) => word !== '')
    .join(' ')
    .replace(/ (?=[,;])/g, '');
}

/** The word between two pieces that stand side by side without a sign. */
function link(before: Piece, { kind }: Piece, token: string): string {
  if (before.kind === 'function') return kind === 'sign' ? '' : 'of';
  if (before.kind !== 'number' && before.kind !== 'value') return '';
  if (token === '(') return FUNCTION_LETTER.test(before.words) ? 'of' : 'times';
  if (before.kind !== 'number') return '';
  if (token === '\\frac') return kind === 'number' ? 'and' : 'times';
  return token === '\\sqrt' ? 'times' : '';
}

/** One thing: a number, a letter, a group, a fraction. */
function atom(reader: Reader, before: Kind): Piece {
  const token = reader.tokens[reader.at] ?? '';
  reader.at += 1;
  if (/^\d/.test(token)) return { words: token.replaceAll('{,}', ','), kind: 'number' };
  if (token.startsWith('\\$')) {
    return { words: token.slice(1).replaceAll('{,}', ','), kind: 'number' };
  }
  if (token === '-' || token === '−') {
    const afterValue = before === 'number' || before === 'value';
    return { words: afterValue ? 'minus' : 'negative', kind: 'sign' };
  }
  if (token === '|' && reader.tokens.includes('|', reader.at)) {
    return { words: `the absolute value of ${sequence(reader, '|')}`, kind: 'value' };
  }
  const sign = SIGNS[token];
  if (sign !== undefined) return { words: sign, kind: 'sign' };
  if (token === '{') return { words: sequence(reader), kind: 'value' };
  if (token === '(') return { words: `(${sequence(reader, ')')})`, kind: 'value' };
  if (token.startsWith('\\')) return command(reader, token);
  return { words: NAMES[token] ?? token, kind: 'value' };
}

function command(reader: Reader, token: string): Piece {
  const name = FUNCTIONS[token];
  if (name !== undefined) return { words: name, kind: 'function' };
  if (token.startsWith('\\mathrm') || token.startsWith('\\text')) {
    return { words: unit(token.slice(token.indexOf('{') + 1, -1)), kind: 'value' };
  }
  if (token.startsWith('\\begin')) return { words: matrix(token), kind: 'value' };
  switch (token) {
    case '\\frac':
      return fraction(argument(reader), argument(reader));
    case '\\sqrt':
      return { words: root(reader), kind: 'value' };
    case '\\binom':
      return { words: `${argument(reader)} choose ${argument(reader)}`, kind: 'value' };
    case '\\overline':
      return { words: `${argument(reader)} repeating`, kind: 'value' };
    case '\\lim':
      return { words: limit(reader), kind: 'sign' };
    case '\\int':
      return { words: over(reader, 'the integral'), kind: 'sign' };
    case '\\sum':
      return { words: over(reader, 'the sum'), kind: 'sign' };
    default:
      return { words: NAMES[token] ?? token.slice(1), kind: 'value' };
  }
}

/** What a command takes: a group, or the one thing that follows. */
function argument(reader: Reader): string {
  return atom(reader, 'start').words;
}

/** Adds powers, subscripts and primes that follow a piece. */
function scripted(reader: Reader, piece: Piece): Piece {
  const token = reader.tokens[reader.at];
  const add = (words: string): Piece =>
    scripted(reader, {
      words: `${piece.words} ${words}`,
      kind: piece.kind === 'function' ? 'function' : 'value',
    });
  if (token !== '^' && token !== '_' && token !== "'") return piece;
  reader.at += 1;
  if (token === "'") return add('prime');
  const script = argument(reader);
  if (token === '^') return add(power(script));
  return add(piece.words === 'log' ? `base ${script}` : `sub ${script}`);
}

function power(script: string): string {
  if (script === 'circ') return 'degrees';
  if (script === '2') return 'squared';
  return script === '3' ? 'cubed' : `to the power of ${script}`;
}

function fraction(top: string, bottom: string): Piece {
  const part = PART_NAMES[bottom];
  if (part !== undefined && /^\d+$/.test(top)) {
    const parts = part === 'half' ? 'halves' : `${part}s`;
    return { words: `${top} ${top === '1' ? part : parts}`, kind: 'number' };
  }
  const whole = [top, bottom].some((words) => words.includes(' ')) ? 'the fraction ' : '';
  return { words: `${whole}${top} over ${bottom}`, kind: whole === '' ? 'number' : 'value' };
}

function root(reader: Reader): string {
  let degree = 'square';
  if (reader.tokens[reader.at] === '[') {
    reader.at += 1;
    const told = sequence(reader, ']');
    degree = told === '3' ? 'cube' : `${told}th`;
  }
  return `the ${degree} root of ${argument(reader)}`;
}

function limit(reader: Reader): string {
  if (reader.tokens[reader.at] !== '_') return 'the limit of';
  reader.at += 1;
  return `the limit as ${argument(reader)} of`;
}

/** A sum or an integral with the bounds that it may have. */
function over(reader: Reader, name: string): string {
  const bound = (mark: string, word: string): string => {
    if (reader.tokens[reader.at] !== mark) return '';
    reader.at += 1;
    return ` ${word} ${argument(reader)}`;
  };
  return `${name}${bound('_', 'from')}${bound('^', 'to')} of`;
}

function matrix(token: string): string {
  const body = token.replace(/\\(?:begin|end)\{pmatrix\}/g, '');
  const rows = body.split('\\cr').map((row) => row.split('&').map(spokenFormula).join(', '));
  return `the matrix with the rows ${rows.join('; ')}`;
}

function unit(name: string): string {
  const [, base = name, exponent] = /^(.*?)(?:\^(\d))?$/.exec(name) ?? [];
  const words = base
    .split('/')
    .map((one, at) => (at === 0 ? unitName(one) : unitName(one).replace(/s$/, '')))
    .join(' per ');
  if (exponent === undefined) return words;
  return `${exponent === '2' ? 'square' : 'cubic'} ${words}`;
}

function unitName(name: string): string {
  return UNITS[name] ?? name;
}
