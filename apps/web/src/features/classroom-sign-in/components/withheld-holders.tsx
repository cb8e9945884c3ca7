import type { CardHolder } from '@lamplight/domain/classroom-sign-in';
import { useTranslation } from 'react-i18next';
import styles from './choose-holders.module.css';

/** The students for whom this adult makes no card, with the reason and what helps. */
export function WithheldHolders({ holders }: { readonly holders: readonly CardHolder[] }) {
  const { t } = useTranslation('classroom-sign-in');
  if (holders.length === 0) return null;
  return (
    <section aria-labelledby="withheld-cards" className={styles.withheld}>
      <h2 id="withheld-cards" className={styles.subtitle}>
        {t('cards.withheld.title', { count: holders.length })}
      </h2>
      <ul className={styles.reasons}>
        {holders.map(({ userId, name, username }) => (
          <li key={userId}>
            <strong>{name}</strong>
            <span className={styles.facts}>{username}</span>
            <span>{t('cards.withheld.own-email')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
