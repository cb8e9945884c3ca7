const QUOTES: ReadonlySet<string> = new Set(["'", '"', '`']);

/** Code without its comments; texts in quotes stay whole, and every line keeps its number. */
export function withoutComments(code: string): string {
  let kept = '';
  let quote: string | null = null;
  for (let at = 0; at < code.length; at += 1) {
    const letter = code.charAt(at);
    const pair = code.slice(at, at + 2);
    if (quote !== null) {
      kept += letter;
      if (letter === '\\') {
        at += 1;
        kept += code.charAt(at);
      } else if (letter === quote || (letter === '\n' && quote !== '`')) quote = null;
    } else if (pair === '//' || pair === '/*') {
      const end = commentEnd(code, at, pair);
      kept += pair === '/*' ? ` ${code.slice(at, end).replace(/[^\n]/g, '')}` : '';
      at = end - 1;
    } else {
      if (QUOTES.has(letter)) quote = letter;
      kept += letter;
    }
  }
  return kept;
}

function commentEnd(code: string, from: number, opening: string): number {
  const end = opening === '//' ? code.indexOf('\n', from) : code.indexOf('*/', from + 2);
  if (end === -1) return code.length;
  return opening === '//' ? end : end + 2;
}

/**
 * The lines that say something: without comments, blanks, a closing semicolon or comma and the choice of quotes, so that
 * the same code laid out in another way is the same. A line of brackets alone says nothing.
 */
export function meaningfulLines(code: string): string[] {
  return withoutComments(code)
    .split('\n')
    .map((line) =>
      line
        .replace(/\s+/g, '')
        .replace(/["`]/g, "'")
        .replace(/[;,]+$/, ''),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}
