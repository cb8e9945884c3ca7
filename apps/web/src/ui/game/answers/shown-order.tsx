import type { PlayedQuestion } from '@lamplight/domain/multiplayer';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CONTENT_LANGUAGE } from '../../reading/content-language.ts';
import type { AnswerState } from './answer-area.tsx';
import styles from './answers.module.css';

export interface ShownOrderProps extends AnswerState {
  readonly question: Extract<PlayedQuestion, { kind: 'order' }>;
}

/**
 * Things to be put in order: as they are offered, as the reader has put them, and once the question has ended in
 * the right order, with a mark at those that stood there.
 */
export function ShownOrder({ question, answer, right }: ShownOrderProps) {
  const { t } = useTranslation(['game', 'shell']);
  const { options } = question;
  const own = Array.isArray(answer) ? answer : null;
  const correct = Array.isArray(right?.correct) ? right.correct : null;
  const order = correct ?? own;
  const List = order === null ? 'ul' : 'ol';
  return (
    <List
      className={styles.things}
      aria-label={t(order === null ? 'answer.things' : 'option.list')}
    >
      {(order ?? [...options.keys()]).map((item, place) => {
        const isMet =
          correct !== null && own !== null && options[own[place] ?? -1] === options[item];
        return (
          <li key={item} className={styles.thing} data-right={correct !== null}>
            {order !== null && (
              <span className={styles.number} aria-hidden="true">
                {place + 1}
              </span>
            )}
            <span className={styles.words} lang={CONTENT_LANGUAGE}>
              {options[item]}
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
    </List>
  );
}
