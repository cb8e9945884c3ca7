import type { QuestionDraft } from '@lamplight/domain/question-sets';
import { writtenNumber } from '@lamplight/domain/questions';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from '../question-sets.module.css';
import { isRightOption } from '../set-draft.ts';

/** What is right in a question of a file: among its options, or in one line. */
export function ImportedAnswer({ draft }: { readonly draft: QuestionDraft }) {
  const { t, i18n } = useTranslation(['question-sets', 'game']);
  switch (draft.kind) {
    case 'choice':
    case 'several':
      return (
        <span>
          {draft.options.map((option, place) => {
            const isRight = isRightOption(draft, place);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row never move.
              <span key={place} className={styles.cell} data-right={isRight}>
                {option}
                {isRight && <IconCheck size={16} aria-label={t('import.right')} />}
              </span>
            );
          })}
        </span>
      );
    case 'true-false':
      if (draft.answer === null) return null;
      return <span>{t(draft.answer ? 'game:truths.true' : 'game:truths.false')}</span>;
    case 'order':
      return <span>{draft.options.map((option, at) => `${at + 1}. ${option}`).join(', ')}</span>;
    case 'match':
      return <span>{draft.pairs.map(({ left, right }) => `${left}: ${right}`).join('; ')}</span>;
    case 'number': {
      const number = (value: number) => writtenNumber(value, i18n.language);
      const answer = draft.answer === null ? '' : number(draft.answer);
      const spread = draft.tolerance === 0 ? '' : ` ± ${number(draft.tolerance)}`;
      return <span>{`${answer}${spread} ${draft.unit}`}</span>;
    }
    case 'word':
      return <span>{draft.options.join(', ')}</span>;
  }
}
