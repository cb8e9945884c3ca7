import type { FilledSampleClass } from '@lamplight/domain/sample-class';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../ui/card/titled-card.tsx';
import styles from './sample-class.module.css';

const ROLES = ['teacher', 'parent', 'student'] as const;

/** Who can sign in, and with which password: told once, when the class was made. */
export function SampleAccounts({ filled }: { readonly filled: FilledSampleClass }) {
  const { t } = useTranslation('sample-class');
  return (
    <TitledCard title={t('accounts.title')} className={styles.card}>
      <p>{t('accounts.once')}</p>
      <p>
        {t('accounts.password')} <code className={styles.password}>{filled.password}</code>
      </p>
      <dl className={styles.roles}>
        {ROLES.map((role) => (
          <div key={role}>
            <dt>{t(`accounts.${role}`)}</dt>
            <dd>
              <ul className={styles.names}>
                {filled.people
                  .filter((person) => person.role === role)
                  .map(({ username }) => (
                    <li key={username}>
                      <code>{username}</code>
                    </li>
                  ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  );
}
