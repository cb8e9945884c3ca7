import type { AiStatus as Status } from '@lamplight/domain/ai';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../lib/dates.ts';
import { TitledCard } from '../../ui/card/titled-card.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import styles from './ai-status.module.css';
import { useAiStatus } from './ai-status.queries.ts';

/** Which AI helpers this host has and how they do, for the admin. */
export function AiStatus() {
  const { t } = useTranslation('ai-status');
  const status = useAiStatus();
  return (
    <TitledCard title={t('title')} className={styles.card}>
      <p className={styles.text}>{t('text')}</p>
      <QueryState query={status} count={2} shape="rows" failed={t('failed')} />
      {status.isSuccess && (
        <ul className={styles.providers}>
          {status.data.map((provider) => (
            <Provider key={provider.provider} status={provider} />
          ))}
          <li className={styles.provider}>
            <h3 className={styles.name}>{t('providers.built-in')}</h3>
            <p className={styles.text}>{t('always')}</p>
          </li>
        </ul>
      )}
    </TitledCard>
  );
}

function Provider({ status }: { readonly status: Status[number] }) {
  const { t, i18n } = useTranslation('ai-status');
  const { provider, model, health, failures } = status;
  return (
    <li className={styles.provider} data-health={model === null ? 'absent' : health}>
      <h3 className={styles.name}>{t(`providers.${provider}`)}</h3>
      {model === null ? (
        <p className={styles.text}>{t(`absent.${provider}`)}</p>
      ) : (
        <p className={styles.text}>
          <strong>{model}</strong>: {t(`health.${health}`)}
        </p>
      )}
      {failures.length > 0 && (
        <details className={styles.failures}>
          <summary>{t('failures', { count: failures.length })}</summary>
          <ul>
            {failures.map(({ feature, reason, at }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two failures may be alike to the last sign.
              <li key={index}>
                <time dateTime={at}>{momentText(at, i18n.language)}</time>,{' '}
                {t(`features.${feature}`)}: {t(`reasons.${reason}`)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
