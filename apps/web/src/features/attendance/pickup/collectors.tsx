import type { Collector } from '@lamplight/domain/attendance';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import styles from '../attendance.module.css';
import { useRemoveCollector } from '../attendance.queries.ts';
import { CollectorDialog } from './collector-dialog.tsx';
import { PersonPhoto } from './person-photo.tsx';

export interface CollectorsProps {
  readonly studentId: number;
  readonly name: string;
  readonly collectors: readonly Collector[];
}

/** Who may and who may not collect a child, as a parent says. */
export function Collectors({ studentId, name, collectors }: CollectorsProps) {
  const { t } = useTranslation('pickup');
  const [opened, open] = useState<Collector | 'new' | null>(null);
  const remove = useRemoveCollector();
  const fail = useFailureToast();
  const take = ({ id, name: who }: Collector) =>
    remove.mutate(
      { id },
      {
        onSuccess: () => showToast({ kind: 'success', title: t('people.removed', { name: who }) }),
        onError: (error) => fail({ title: t('people.failed'), error, fallback: t('tryAgain') }),
      },
    );
  return (
    <TitledCard title={t('people.title', { name })} className={styles.form}>
      <p className={styles.soft}>{t('people.about', { name })}</p>
      <p className={styles.soft}>{t('people.mayNotAbout', { name })}</p>
      {collectors.length === 0 && <p className={styles.text}>{t('people.none')}</p>}
      <ul className={styles.people}>
        {collectors.map((person) => (
          <li key={person.id} className={styles.person}>
            {person.hasPhoto && (
              <PersonPhoto id={person.id} label={t('photoOf', { name: person.name })} />
            )}
            <span>
              <strong>{person.name}</strong>{' '}
              <span className={styles.soft}>
                {[person.relation, person.telephone].filter(Boolean).join(', ')}
              </span>
            </span>
            <span className={person.allowed ? styles.flag : styles.barred}>
              {t(person.allowed ? 'people.may' : 'people.mayNot')}
            </span>
            <Button
              variant="default"
              size="compact-md"
              aria-label={t('people.changeOf', person)}
              onClick={() => open(person)}
            >
              {t('people.change')}
            </Button>
            <Button
              variant="default"
              size="compact-md"
              aria-label={t('people.removeOf', person)}
              onClick={() => take(person)}
            >
              {t('people.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={() => open('new')}>{t('people.add')}</Button>
      </div>
      {opened !== null && (
        <CollectorDialog
          studentId={studentId}
          childName={name}
          person={opened === 'new' ? null : opened}
          onClose={() => open(null)}
        />
      )}
    </TitledCard>
  );
}
