import type { CheckResult } from '@lamplight/domain/lessons';
import type { Language } from '@lamplight/domain/profiles';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './checks.module.css';

export interface CheckFeedbackProps {
  readonly result: CheckResult;
  readonly language: Language;
}

/** What an answer was, said kindly, and what it teaches. */
export function CheckFeedback({ result, language }: CheckFeedbackProps) {
  const { t } = useTranslation('lessons');
  return (
    <div className={styles.feedback} data-right={result.correct}>
      <Picture name={result.correct ? 'glowing-star' : 'light-bulb'} size={36} />
      <p>
        <strong>{t(result.correct ? 'checks.right' : 'checks.wrong')}</strong>{' '}
        <span lang={language}>{result.explanation}</span>
      </p>
    </div>
  );
}
