import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/form/fields.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import styles from './classroom-sign-in.module.css';
import { useSignInClasses } from './classroom-sign-in.queries.ts';
import { AddStudents } from './components/add-students.tsx';
import { CardsOfClass } from './components/cards-of-class.tsx';
import { ClassTablets } from './components/class-tablets.tsx';
import { SlipsOfClass } from './components/slips-of-class.tsx';

/** How the children of a class come in: adding them from a list, their cards, and the class's tablets. */
export function ClassroomSignIn() {
  const { t } = useTranslation('classroom-sign-in');
  const classes = useSignInClasses();
  const [wanted, setWanted] = useState<number | null>(null);
  const chosen = classes.data?.find(({ id }) => id === wanted) ?? classes.data?.[0];
  if (classes.data === undefined) {
    return <QueryState query={classes} count={3} shape="rows" failed={t('classes.failed')} />;
  }
  if (chosen === undefined) return <EmptyState picture="backpack" text={t('classes.none')} />;
  return (
    <div className={styles.parts}>
      {classes.data.length > 1 && (
        <SelectField
          className={styles.class ?? ''}
          label={t('classes.label')}
          value={String(chosen.id)}
          data={classes.data.map(({ id, name, students }) => ({
            value: String(id),
            label: t('classes.option', { name, count: students }),
          }))}
          onChange={(event) => setWanted(Number(event.currentTarget.value))}
        />
      )}
      <AddStudents key={`add-${chosen.id}`} classId={chosen.id} className={chosen.name} />
      <CardsOfClass key={`cards-${chosen.id}`} classId={chosen.id} />
      <SlipsOfClass classId={chosen.id} />
      <ClassTablets key={`tablets-${chosen.id}`} classId={chosen.id} />
    </div>
  );
}
