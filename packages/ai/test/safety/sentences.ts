/** Sentences of children, one on each line, by the alarm they must raise. */
export interface SafetySentences {
  severe: string;
  standard: string;
  ordinary: string;
}

/** The sentences of a list. */
export function linesOf(list: string): string[] {
  return list.split('\n').filter((line) => line !== '');
}
