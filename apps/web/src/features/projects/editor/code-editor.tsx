import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { EditorMemory } from '../workbench/editor-memory.ts';
import { writable } from './code-extensions.ts';
import { type LineMark, markLine } from './mark-line.ts';

export interface CodeEditorProps {
  /** What the editor is for, for those who hear it. */
  readonly label: string;
  readonly code: string;
  readonly onChange: (code: string) => void;
  /** A mistake to mark at its line. */
  readonly mark: LineMark | null;
  /** Outlives the editor while another tab is open. */
  readonly memory: RefObject<EditorMemory>;
}

/** The code, written with line numbers, colours and the marks of mistakes. */
export default function CodeEditor({ label, code, onChange, mark, memory }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const first = useRef(code);

  useLayoutEffect(() => {
    memory.current.onChange = onChange;
  }, [memory, onChange]);

  useLayoutEffect(() => {
    if (place.current === null) return;
    const { kept } = memory.current;
    const state =
      kept?.label === label
        ? kept.state
        : EditorState.create({
            doc: kept?.state.doc ?? first.current,
            extensions: writable(label, (text) => memory.current.onChange(text)),
          });
    const editor = new EditorView({ parent: place.current, state });
    view.current = editor;
    return () => {
      memory.current.kept = { label, state: editor.state };
      editor.destroy();
      view.current = null;
    };
  }, [label, memory]);

  useEffect(() => {
    const editor = view.current;
    if (editor === null || editor.state.doc.toString() === code) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: code } });
  }, [code]);

  useEffect(() => {
    if (view.current !== null) markLine(view.current, mark);
  }, [mark]);

  return <div ref={place} />;
}
