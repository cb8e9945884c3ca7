import { defaultHighlightStyle, HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';

/** Colours of the library's own style, and those of the palette that take their place in light and dark. */
const PALETTE: Readonly<Record<string, string>> = {
  // Keywords; true, false and null; numbers; texts; escapes within them.
  '#708': 'var(--bible-text)',
  '#219': 'var(--bible-text)',
  '#164': 'var(--math-text)',
  '#a11': 'var(--science-text)',
  '#e40': 'var(--math-text)',
  // Names where they are defined; comments; what can't be read.
  '#00f': 'var(--games-text)',
  '#00c': 'var(--ai-text)',
  '#940': 'var(--ink-soft)',
  '#f00': 'var(--danger)',
};

/** Which part of the code has which colour. */
export const codeColours = HighlightStyle.define(
  defaultHighlightStyle.specs.map(({ color, ...spec }) => ({
    ...spec,
    color: PALETTE[color] ?? 'inherit',
  })),
);

/** How the editor looks: the page's letters for its frame, and wide ones for the code. */
export const codeLook = EditorView.theme({
  '&': {
    border: '2px solid var(--field)',
    borderRadius: 'var(--mantine-radius-md)',
    backgroundColor: 'var(--card)',
    color: 'var(--ink)',
    fontSize: 'var(--text)',
    overflow: 'hidden',
  },
  '&.cm-focused': { outline: '3px solid var(--bible-text)', outlineOffset: '2px' },
  '.cm-scroller': {
    maxHeight: 'min(34rem, 75vh)',
    overflow: 'auto',
    fontFamily: 'var(--letters-code)',
    lineHeight: '1.55',
  },
  '.cm-content': { minHeight: '9rem', padding: '0.6rem 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 0.75rem 0 0.5rem' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '.cm-gutters': {
    border: 'none',
    borderRight: '1px solid var(--line)',
    backgroundColor: 'var(--paper)',
    color: 'var(--ink-soft)',
  },
  '.cm-gutter-lint': { width: '1.2em' },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--light) 12%, transparent)',
  },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    { backgroundColor: 'color-mix(in srgb, var(--games) 32%, transparent)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'color-mix(in srgb, var(--light) 35%, transparent)',
  },
  '.cm-tooltip': {
    maxWidth: '26rem',
    border: '1px solid var(--danger)',
    borderRadius: 'var(--mantine-radius-sm)',
    backgroundColor: 'var(--card)',
    color: 'var(--ink)',
    fontSize: '1rem',
  },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--danger)' },
});
