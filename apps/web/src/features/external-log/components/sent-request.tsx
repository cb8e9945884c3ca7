import type { ExternalRequest } from '@lamplight/domain/ai';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/dates.ts';
import styles from '../external-log.module.css';

interface SentRequestProps {
  readonly request: ExternalRequest;
  /** Whether the person is named, where the requests are those of several. */
  readonly named: boolean;
}

/** A request that left the building: when, for what, what became of it, and its words. */
export function SentRequest({ request, named }: SentRequestProps) {
  const { t, i18n } = useTranslation('external-log');
  const { feature, model, sentAt, outcome, parts, body, person } = request;
  return (
    <li className={styles.request}>
      <p className={styles.head}>
        <strong>{t(`features.${feature}`)}</strong>
        <time dateTime={sentAt}>{momentText(sentAt, i18n.language)}</time>
        {named && <span>{t('person', { name: person.name })}</span>}
      </p>
      <p className={styles.what}>
        {t('model', { model })} {t(`outcomes.${outcome ?? 'open'}`)}
      </p>
      <details className={styles.words}>
        <summary>{t('read')}</summary>
        <dl>
          {parts.map(({ from, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was sent never changes.
            <div key={index}>
              <dt>{t(`from.${from}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <details className={styles.words}>
          <summary>{t('body')}</summary>
          <pre className={styles.body}>{body}</pre>
        </details>
      </details>
    </li>
  );
}
