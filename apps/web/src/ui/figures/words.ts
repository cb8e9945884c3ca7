/** Width of a letter as a share of its height, on average: enough to know whether words have room. */
const LETTER = 0.56;

/** About how wide a text is drawn, in the units of its font size. */
export function widthOf(text: string, fontSize: number): number {
  return text.length * fontSize * LETTER;
}

/** Words in lines that are no wider than there is room, where single words allow it. */
export function linesOf(text: string, room: number, fontSize: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && widthOf(longer, fontSize) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
