import { javascript } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintGutter } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { MAX_CODE_CHARACTERS } from '@lamplight/domain/projects';
import { minimalSetup } from 'codemirror';
import { codeColours, codeLook } from './code-theme.ts';
import { INDENT, tabKey } from './indenting.ts';

const shared: readonly Extension[] = [
  minimalSetup,
  lineNumbers(),
  indentUnit.of(INDENT),
  EditorState.tabSize.of(INDENT.length),
  EditorView.lineWrapping,
  javascript(),
  syntaxHighlighting(codeColours),
  codeLook,
];

/** Code that the host could not take is not written in the first place. */
const withinBounds = EditorState.transactionFilter.of((transaction) =>
  transaction.docChanged && transaction.newDoc.length > MAX_CODE_CHARACTERS ? [] : transaction,
);

/** An editor for JavaScript that names itself so and tells of every change. */
export function writable(label: string, onChange: (code: string) => void): Extension {
  return [
    shared,
    lintGutter(),
    withinBounds,
    highlightActiveLine(),
    highlightActiveLineGutter(),
    bracketMatching(),
    indentOnInput(),
    keymap.of([tabKey]),
    EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onChange(state.doc.toString());
    }),
  ];
}

/** Code to read: it can be scrolled and selected by keyboard, and not changed. */
export function readable(label: string): Extension {
  return [
    shared,
    EditorState.readOnly.of(true),
    EditorView.editable.of(false),
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-readonly': 'true',
      role: 'textbox',
      'aria-multiline': 'true',
      tabindex: '0',
    }),
  ];
}
