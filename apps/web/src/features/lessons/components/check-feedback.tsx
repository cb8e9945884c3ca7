import type { CheckResult } from '@lamplight/domain/lessons';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import styles from './checks.module.css';

/** What an answer was, said kindly, and what it teaches. */
export function CheckFeedback({ result }: { readonly result: CheckResult }) {
  const { t } = useTranslation('lessons');
  return (
    <div className={styles.feedback} data-right={result.correct}>
      <Picture name={result.correct ? 'glowing-star' : 'light-bulb'} size={36} />
      <p>
        <strong>{t(result.correct ? 'checks.right' : 'checks.wrong')}</strong>{' '}
        <span lang={CONTENT_LANGUAGE}>{result.explanation}</span>
      </p>
    </div>
  );
}
