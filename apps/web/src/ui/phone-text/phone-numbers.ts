export interface TextPart {
  readonly text: string;
  /** What to dial, where the part is a number. */
  readonly dial: string | null;
}

/** Two digits or more, as numbers are grouped: `15`, `988`, `0800 1111`, `1-800-422-4453`, `+49 30 1234`. */
const NUMBER = /\+?\d(?:[ -]?\d)+/g;

/** Takes a text apart at its phone numbers. Only for texts whose numbers are all to be called. */
export function splitAtNumbers(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(NUMBER)) {
    const [number] = match;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), dial: null });
    parts.push({ text: number, dial: number.replace(/[ -]/g, '') });
    end = match.index + number.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), dial: null });
  return parts;
}
