import type { PlayedQuestion } from '@lamplight/domain/multiplayer';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CONTENT_LANGUAGE } from '../../reading/content-language.ts';
import type { AnswerState } from './answer-area.tsx';
import styles from './answers.module.css';

export interface ShownMatchProps extends AnswerState {
  readonly question: Extract<PlayedQuestion, { kind: 'match' }>;
}

/**
 * Things to be matched: both sides as they are offered, the pairs of the reader, and once the question has ended
 * the right pairs, with a mark at those that the reader had.
 */
export function ShownMatch({ question, answer, right }: ShownMatchProps) {
  const { t } = useTranslation('game');
  const { lefts, options } = question;
  const own = Array.isArray(answer) ? answer : null;
  const correct = Array.isArray(right?.correct) ? right.correct : null;
  const pairs = correct ?? own;
  const ofSide = (texts: readonly string[], name: string) => (
    <ul className={styles.things} aria-label={name}>
      {texts.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a thing is nothing but its place, and two may say the same.
        <li key={place} className={styles.thing}>
          <span className={styles.words} lang={CONTENT_LANGUAGE}>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
  if (pairs === null) {
    return (
      <div className={styles.sides}>
        {ofSide(lefts, t('answer.lefts'))}
        {ofSide(options, t('answer.rights'))}
      </div>
    );
  }
  return (
    <ul className={styles.things} aria-label={t('option.list')}>
      {lefts.map((left, place) => {
        const partner = options[pairs[place] ?? -1];
        const isMet = correct !== null && own !== null && options[own[place] ?? -1] === partner;
        return (
          <li key={left} className={styles.thing} data-right={correct !== null}>
            <span className={styles.words} lang={CONTENT_LANGUAGE}>
              {left}
            </span>
            <span className={styles.tie} aria-hidden="true" />
            <span className={styles.words} lang={CONTENT_LANGUAGE}>
              {partner}
            </span>
            {isMet && (
              <>
                <IconCheck className={styles.check} aria-hidden />
                <VisuallyHidden>({t('answer.met')})</VisuallyHidden>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
