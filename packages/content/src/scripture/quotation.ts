/** Joins two runs of words with others left out between them. */
const LEFT_OUT = /\s*…\s*/u;

/**
 * Whether a quotation is word for word what the passage says: the same words, letters and punctuation in one run, or
 * in several runs in their order joined by ` … `.
 *
 * Three freedoms, no more: spaces and line breaks are alike; a quotation inside a quotation may change between
 * double and single marks (“ and ‘, ” and ’), as English does; and since a run may begin and end at any word,
 * punctuation before its first and after its last word may be left out, though never changed.
 */
export function isExactQuotation(quotation: string, passage: string): boolean {
  const source = comparable(passage);
  let from = 0;
  for (const run of comparable(quotation).split(LEFT_OUT)) {
    const at = findWords(source, run, from);
    if (at === -1) return false;
    from = at + run.length;
  }
  return true;
}

function comparable(text: string): string {
  return text.replace(/“/gu, '‘').replace(/”/gu, '’').replace(/\s+/gu, ' ').trim();
}

/** Where `run` stands in `source` from `from` on as whole words; -1 when nowhere. */
function findWords(source: string, run: string, from: number): number {
  if (!/\p{L}/u.test(run)) return -1;
  let at = source.indexOf(run, from);
  while (at !== -1) {
    const cutsStart = /\p{L}[’-]?$/u.test(source.slice(0, at)) && /^\p{L}/u.test(run);
    const cutsEnd = /\p{L}$/u.test(run) && /^[’-]?\p{L}/u.test(source.slice(at + run.length));
    if (!cutsStart && !cutsEnd) return at;
    at = source.indexOf(run, at + 1);
  }
  return -1;
}
