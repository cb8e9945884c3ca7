import { useTranslation } from 'react-i18next';
import { QueryState } from '../../ui/states/query-state.tsx';
import styles from './class-settings.module.css';
import { useClassDetails } from './class-settings.queries.ts';
import { ClassName } from './components/class-name.tsx';
import { ClosuresCard } from './components/closures-card.tsx';
import { CodeCard } from './components/code-card.tsx';
import { EmergencyCard } from './components/emergency-card.tsx';
import { PacingCard } from './components/pacing-card.tsx';
import { StudentsCard } from './components/students-card.tsx';
import { TeachersCard } from './components/teachers-card.tsx';

export interface SettingsOfClassProps {
  readonly classId: number;
  /** The classes that students can be moved to; this one among them is left out. */
  readonly others: readonly { readonly id: number; readonly name: string }[];
}

/** Everything that is decided about one class. */
export function SettingsOfClass({ classId, others }: SettingsOfClassProps) {
  const { t } = useTranslation('class-settings');
  const details = useClassDetails(classId);
  if (details.data === undefined) {
    return <QueryState query={details} count={4} loading={t('loading')} failed={t('failed')} />;
  }
  const targets = others.filter(({ id }) => id !== classId);
  return (
    <div className={styles.parts}>
      <ClassName key={details.data.name} details={details.data} />
      <div className={styles.columns}>
        <CodeCard details={details.data} />
        <TeachersCard details={details.data} />
        <PacingCard details={details.data} />
        <ClosuresCard details={details.data} />
        <EmergencyCard classId={classId} />
      </div>
      <StudentsCard details={details.data} targets={targets} />
    </div>
  );
}
