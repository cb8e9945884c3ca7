import { textStretches } from '@lamplight/domain/math-games';
import { useLayoutEffect, useRef } from 'react';
import { CONTENT_LANGUAGE } from '../reading/content-language.ts';
import styles from './math-text.module.css';
import { MISSING_NUMBER, plainFormula } from './plain-formula.ts';
import { spokenFormula } from './spoken-formula.ts';
import { type Typeset, useTypesetter } from './typesetter.ts';

export interface MathTextProps {
  /** Words with formulas between dollar signs, in LaTeX. */
  readonly text: string;
  /** Whether even plain numbers are typeset, so that they look like formulas beside them; when left out, the text's own formulas decide. */
  readonly typeset?: boolean;
}

/** Whether one of the texts holds a formula that the letters of the page can't print. */
export function needsTypesetting(texts: readonly string[]): boolean {
  return texts
    .flatMap(textStretches)
    .some(({ kind, text }) => kind === 'formula' && plainFormula(text) === null);
}

/**
 * Words with their formulas. Sums of plain numbers stand in the letters of the page, which the reader may have chosen;
 * everything else is typeset.
 */
export function MathText({ text, typeset = needsTypesetting([text]) }: MathTextProps) {
  const stretches = textStretches(text);
  return (
    <span lang={CONTENT_LANGUAGE}>
      {stretches.map((stretch, at) => {
        // A stretch is nothing but its text and its place.
        const key = `${at} ${stretch.text}`;
        if (stretch.kind === 'words') return stretch.text.replaceAll('\\$', '$');
        return typeset ? (
          <Formula key={key} latex={stretch.text} />
        ) : (
          <PlainFormula key={key} latex={stretch.text} />
        );
      })}
    </span>
  );
}

/** Characters of a sum that stays on one line: more don't fit a telephone in large letters. */
const UNBROKEN = 18;

function PlainFormula({ latex }: { readonly latex: string }) {
  const printed = plainFormula(latex) ?? latex;
  const pieces = printed.split(MISSING_NUMBER);
  return (
    <span className={styles.plain} data-long={printed.length > UNBROKEN}>
      {pieces.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one formula never move.
        <span key={at}>
          {at > 0 && (
            <span className={styles.box} role="img" aria-label={spokenFormula('\\square')} />
          )}
          {piece}
        </span>
      ))}
    </span>
  );
}

/** A typeset formula; in words where the typesetter can't be had. */
function Formula({ latex }: { readonly latex: string }) {
  const typesetter = useTypesetter();
  if (typeof typesetter === 'function')
    return <TypesetFormula latex={latex} typeset={typesetter} />;
  return (
    <span data-waiting={typesetter === 'loading'} className={styles.words}>
      {spokenFormula(latex)}
    </span>
  );
}

function TypesetFormula({ latex, typeset }: { readonly latex: string; readonly typeset: Typeset }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (place.current) typeset(latex, place.current);
  }, [latex, typeset]);
  return <span ref={place} className={styles.formula} />;
}
