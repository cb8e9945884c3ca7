import type { DraftOf } from '@lamplight/domain/question-sets';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../question-sets.module.css';
import type { KindFieldsProps } from './kind-fields.tsx';

/** Whether what the question says is true. */
export function TruthFields({ draft, errorOf, onChange }: KindFieldsProps<DraftOf<'true-false'>>) {
  const { t } = useTranslation(['question-sets', 'game']);
  const group = useId();
  const error = errorOf('answer');
  return (
    <fieldset className={styles.options}>
      <legend>{t('kinds.true-false.options')}</legend>
      {[true, false].map((truth) => (
        <label key={String(truth)} className={styles.option}>
          <input
            type="radio"
            name={group}
            className={styles.right}
            checked={draft.answer === truth}
            onChange={() => onChange({ ...draft, answer: truth })}
          />
          {t(truth ? 'game:truths.true' : 'game:truths.false')}
        </label>
      ))}
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}
