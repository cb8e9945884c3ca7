import { EditorSelection, type EditorState } from '@codemirror/state';
import type { Command, KeyBinding } from '@codemirror/view';

/** One step of indentation. */
export const INDENT = '  ';

/** First positions of the lines that the selection touches. */
function lineStarts(state: EditorState): number[] {
  const starts = new Set<number>();
  for (const { from, to } of state.selection.ranges) {
    for (let at = from; at <= to; ) {
      const line = state.doc.lineAt(at);
      starts.add(line.from);
      at = line.to + 1;
    }
  }
  return [...starts];
}

/** Moves to the next step where nothing is selected, and whole lines where something is. */
const indentMore: Command = ({ state, dispatch }) => {
  if (state.readOnly) return false;
  const changes = state.selection.ranges.every(({ empty }) => empty)
    ? state.changeByRange(({ head }) => ({
        changes: { from: head, insert: INDENT },
        range: EditorSelection.cursor(head + INDENT.length),
      }))
    : { changes: lineStarts(state).map((from) => ({ from, insert: INDENT })) };
  dispatch(state.update(changes, { scrollIntoView: true, userEvent: 'input.indent' }));
  return true;
};

/** Takes one step away from the lines that the selection touches. */
const indentLess: Command = ({ state, dispatch }) => {
  if (state.readOnly) return false;
  const changes = lineStarts(state).flatMap((from) => {
    const spaces = /^ {1,2}/.exec(state.doc.lineAt(from).text)?.[0].length;
    return spaces === undefined ? [] : [{ from, to: from + spaces }];
  });
  dispatch(state.update({ changes }, { userEvent: 'delete.dedent' }));
  return true;
};

/** The Tab key indents; after Escape the editor leaves it to the page, so that nobody is caught in it. */
export const tabKey: KeyBinding = { key: 'Tab', run: indentMore, shift: indentLess };
