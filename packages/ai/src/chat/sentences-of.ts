/** A sentence's end with its closing marks and the space behind it, or the end of a paragraph. */
const PIECE = /[\s\S]*?(?:[.!?…]+[)\]"'”’»]*(?:\s+|$)|\n\s*\n)|[\s\S]+$/gu;

/** The pieces in which a finished answer is shown, one sentence each; joined, they are the text. */
export function sentencesOf(text: string): string[] {
  return text.match(PIECE) ?? [];
}
