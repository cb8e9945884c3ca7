import type { CSSVariablesResolver } from '@mantine/core';
import { GROUNDS, type Scheme, SUBJECT_COLOURS, subjectSoft, subjectText } from './palette.ts';

const NAMES = Object.keys(SUBJECT_COLOURS) as (keyof typeof SUBJECT_COLOURS)[];

function groundVariables(scheme: Scheme): Record<string, string> {
  const ground = GROUNDS[scheme];
  return {
    '--paper': ground.paper,
    '--card': ground.card,
    '--ink': ground.ink,
    '--ink-soft': ground.inkSoft,
    '--line': ground.line,
    '--field': ground.field,
    '--fill': ground.fill,
    '--on-fill': ground.onFill,
    '--danger': ground.danger,
    '--success': ground.success,
    '--sky-top': ground.skyTop,
    '--sky-low': ground.skyLow,
    '--mantine-color-body': ground.paper,
    '--mantine-color-text': ground.ink,
    '--mantine-color-dimmed': ground.inkSoft,
    '--mantine-color-error': ground.danger,
    '--mantine-color-placeholder': ground.inkSoft,
    '--mantine-color-default-border': ground.line,
    '--mantine-color-anchor': subjectText('bible', scheme),
  };
}

function subjectVariables(scheme: Scheme): Record<string, string> {
  return Object.fromEntries(
    NAMES.flatMap((name) => [
      [`--${name}-soft`, subjectSoft(name, scheme)],
      [`--${name}-text`, subjectText(name, scheme)],
    ]),
  );
}

/**
 * Hands the palette to CSS: `--paper`, `--ink`, … and for each subject `--bible` (its colour),
 * `--bible-strong` (carries white text), `--bible-soft` (tint) and `--bible-text` (words).
 * An element with `data-subject="bible"` has them as `--subject`, `--subject-strong`, … too.
 */
export const paletteVariables: CSSVariablesResolver = () => ({
  variables: Object.fromEntries(
    NAMES.flatMap((name) => [
      [`--${name}`, SUBJECT_COLOURS[name].base],
      [`--${name}-strong`, SUBJECT_COLOURS[name].strong],
    ]),
  ),
  light: { ...groundVariables('light'), ...subjectVariables('light') },
  dark: { ...groundVariables('dark'), ...subjectVariables('dark') },
});

/** The colours of the night for a part that is dark in both schemes, such as the wall of a classroom. */
export const nightVariables: Readonly<Record<string, string>> = {
  ...groundVariables('dark'),
  ...subjectVariables('dark'),
};

/** The colours of the day for a part that is paper in both schemes, such as a sheet to print. */
export const paperVariables: Readonly<Record<string, string>> = {
  ...groundVariables('light'),
  ...subjectVariables('light'),
};
