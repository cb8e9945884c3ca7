import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { readable } from './code-extensions.ts';

export interface CodeReaderProps {
  /** What the code is, for those who hear it. */
  readonly label: string;
  readonly code: string;
}

/** Code to read, with line numbers and colours. */
export default function CodeReader({ label, code }: CodeReaderProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return;
    const state = EditorState.create({ doc: code, extensions: readable(label) });
    const view = new EditorView({ parent: place.current, state });
    return () => view.destroy();
  }, [label, code]);
  return <div ref={place} />;
}
