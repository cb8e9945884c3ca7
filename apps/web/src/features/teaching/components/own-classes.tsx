import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useOwnClasses } from '../teaching.queries.ts';
import styles from './own-classes.module.css';

/** Which classes these are, the code with which students join each, and the way to the settings. */
export function OwnClasses({ onSettings }: { readonly onSettings: () => void }) {
  const { t } = useTranslation('teaching');
  const classes = useOwnClasses();
  if (!classes.isSuccess) {
    return (
      <QueryState
        query={classes}
        count={1}
        shape="rows"
        loading={t('classes.loading')}
        failed={t('classes.failed')}
      />
    );
  }
  return (
    <TitledCard
      title={t('classes.title', { count: Math.max(1, classes.data.length) })}
      className={styles.card}
    >
      {classes.data.length === 0 && <p className={styles.none}>{t('classes.none')}</p>}
      <ul className={styles.list}>
        {classes.data.map(({ id, name, code, students }) => (
          <li key={id} className={styles.class}>
            <span className={styles.name}>
              <strong>{name}</strong> · {t('classes.students', { count: students })}
            </span>
            <span className={styles.code}>
              {t('classes.code')} <span className={styles.letters}>{code}</span>
            </span>
          </li>
        ))}
      </ul>
      {classes.data.length > 0 && (
        <Button variant="default" className={styles.settings ?? ''} onClick={onSettings}>
          {t('classes.settings')}
        </Button>
      )}
    </TitledCard>
  );
}
