import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { translateSentence } from '../../i18n/index.ts';
import { isUnreachable, serverMessage } from '../../lib/errors.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './states.module.css';

export interface ErrorStateProps {
  readonly error: unknown;
  /** What happened, in the words of the page; a general title unless told. */
  readonly title?: string;
  /** What can be done; unless told, what the server wrote or general words. */
  readonly text?: string;
  readonly onRetry: () => void;
  /** Leads to where the reader came from, where a retry alone may not help. */
  readonly onBack?: () => void;
}

/** What happened, what to do, a retry, and a way back where there is one. */
export function ErrorState({ error, title, text, onRetry, onBack }: ErrorStateProps) {
  const { t } = useTranslation('shell');
  const message = serverMessage(error);
  const general = text ?? t(isUnreachable(error) ? 'failure.unreachable' : 'failure.text');
  return (
    <div className={styles.state} role="alert">
      <Picture name="compass" size={72} />
      <h2 className={styles.title}>{title ?? t('failure.title')}</h2>
      <p className={styles.text}>{message === undefined ? general : translateSentence(message)}</p>
      <div className={styles.ways}>
        {onBack && (
          <Button variant="default" onClick={onBack}>
            {t('failure.back')}
          </Button>
        )}
        <Button onClick={onRetry}>{t('failure.retry')}</Button>
      </div>
    </div>
  );
}
