import papaparse from 'papaparse';

/** The cells of a pasted or uploaded list: commas, semicolons or tabs, as spreadsheets write them. */
export function cellsOf(text: string): string[][] {
  const lines = text.split(/\r\n|\r|\n/);
  const isTable = lines.some((line) => /[,;\t]/.test(line));
  // One name a line holds nothing to guess a separator from.
  if (!isTable) return lines.map((line) => [line]);
  return papaparse.parse<string[]>(text, { delimitersToGuess: ['\t', ';', ','] }).data;
}
