/** A stretch of a problem's text: plain words, or a formula in LaTeX without its dollar signs. */
export interface TextStretch {
  readonly kind: 'words' | 'formula';
  readonly text: string;
}

/**
 * Parts a problem's text into words and formulas. A dollar sign with a backslash before it, as in `$\$5$`, is money and
 * parts nothing.
 * @throws SyntaxError when a formula has no end
 */
export function textStretches(text: string): TextStretch[] {
  const pieces = partedAtDollars(text);
  if (pieces.length % 2 === 0) throw new SyntaxError(`a formula without an end: ${text}`);
  return pieces
    .map((piece, at): TextStretch => ({ kind: at % 2 === 0 ? 'words' : 'formula', text: piece }))
    .filter((stretch) => stretch.text !== '');
}

/** Without a lookbehind, which the oldest browsers that we serve cannot read. */
function partedAtDollars(text: string): string[] {
  const pieces: string[] = [];
  let isMoney = false;
  for (const piece of text.split('$')) {
    if (isMoney) pieces.push(`${pieces.pop()}$${piece}`);
    else pieces.push(piece);
    isMoney = piece.endsWith('\\');
  }
  return pieces;
}
