import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/form/fields.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useAnnouncedClasses } from '../announcements.queries.ts';
import { AnnouncementsOfClass } from './announcements-of-class.tsx';
import styles from './class-news.module.css';

export interface ClassNewsProps {
  /** What other features tell of a class on the same page. */
  readonly more: (classId: number) => ReactNode;
}

/** What a teacher says to a class, one class at a time. */
export function ClassNews({ more }: ClassNewsProps) {
  const { t } = useTranslation('announcements');
  const classes = useAnnouncedClasses();
  const [wanted, setWanted] = useState<number | null>(null);
  const chosen = classes.data?.find(({ id }) => id === wanted) ?? classes.data?.[0];
  if (classes.data === undefined) {
    return <QueryState query={classes} count={2} shape="rows" failed={t('class.failed')} />;
  }
  if (chosen === undefined) return <EmptyState picture="backpack" text={t('class.none')} />;
  return (
    <div className={styles.parts}>
      {classes.data.length > 1 && (
        <SelectField
          className={styles.class ?? ''}
          label={t('class.which')}
          value={String(chosen.id)}
          data={classes.data.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => setWanted(Number(event.currentTarget.value))}
        />
      )}
      <AnnouncementsOfClass key={chosen.id} classId={chosen.id} />
      {more(chosen.id)}
    </div>
  );
}
