import type { Consent } from '@lamplight/domain/consents';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/dates.ts';
import styles from './consents.module.css';

/** Who decided what, how and when, and the words that were read before; newest first. */
export function ConsentHistory({ history }: Pick<Consent, 'history'>) {
  const { t, i18n } = useTranslation('consents');
  if (history.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>{t('history.title', { count: history.length })}</summary>
      <ol>
        {history.map(({ id, granted, method, by, notice, at }) => (
          <li key={id}>
            <p>
              <strong>{t(granted ? 'history.given' : 'history.withdrawn')}</strong>{' '}
              {t(`history.methods.${method}`, { name: by ?? t('history.gone') })},{' '}
              <time dateTime={at}>{momentText(at, i18n.language)}</time>
            </p>
            <p className={styles.kept}>{notice}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
