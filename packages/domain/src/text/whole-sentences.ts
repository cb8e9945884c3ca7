/** A sentence's end with its closing marks. A number before it may go on behind the point, or be that of a step. */
const END = /[.!?…]+["'”’»)\]]*(?=\s|$)/gu;
const NUMBER_BEFORE = /(?:^|\s)\d{1,3}$/u;

/** The part of a text that was cut off which can be read: up to the end of its last whole sentence; else empty. */
export function wholeSentences(text: string): string {
  const last = [...text.matchAll(END)].findLast(
    ({ 0: mark, index }) => mark !== '.' || !NUMBER_BEFORE.test(text.slice(0, index)),
  );
  return last === undefined ? '' : text.slice(0, last.index + last[0].length);
}
