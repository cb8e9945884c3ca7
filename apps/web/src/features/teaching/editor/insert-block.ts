/** A text, and where the cursor stands in it. */
export interface Edited {
  readonly text: string;
  readonly cursor: number;
}

/**
 * Puts a block into a text, with an empty line before and after it.
 * @param at where the cursor stood; it goes to the end of the paragraph, so that no block falls into a sentence
 */
export function insertBlock(text: string, at: number, block: string): Edited {
  const end = text.indexOf('\n\n', at);
  const split = end === -1 ? text.length : end;
  const before = text.slice(0, split).trimEnd();
  const after = text.slice(split).trimStart();
  const head = before === '' ? block : `${before}\n\n${block}`;
  return { text: after === '' ? `${head}\n` : `${head}\n\n${after}`, cursor: head.length };
}
