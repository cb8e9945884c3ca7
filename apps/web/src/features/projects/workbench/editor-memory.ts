import type { EditorState } from '@codemirror/state';

/** What an editor leaves behind when another tab opens, so that it comes back with its undo steps. */
export interface EditorMemory {
  kept: { readonly label: string; readonly state: EditorState } | null;
  /** Who is told of changes now. */
  onChange: (code: string) => void;
}

export function emptyMemory(): EditorMemory {
  return { kept: null, onChange: () => {} };
}
