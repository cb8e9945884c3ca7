import { setDiagnostics } from '@codemirror/lint';
import type { EditorView } from '@codemirror/view';

/** A mistake at a line of the code, said in a sentence. */
export interface LineMark {
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/** Marks the line of a mistake in the text and beside its number; null takes the mark away. */
export function markLine(view: EditorView, mark: LineMark | null): void {
  const { state } = view;
  if (mark === null) {
    view.dispatch(setDiagnostics(state, []));
    return;
  }
  const line = state.doc.line(Math.min(Math.max(1, mark.line), state.doc.lines));
  const indent = line.text.length - line.text.trimStart().length;
  const from = Math.min(line.from + indent, line.to);
  view.dispatch(
    setDiagnostics(state, [{ from, to: line.to, severity: 'error', message: mark.message }]),
  );
}
