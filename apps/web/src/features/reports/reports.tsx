import { useTranslation } from 'react-i18next';
import { ClassSpanFields } from '../../ui/class-span/class-span-fields.tsx';
import { useClassSpan } from '../../ui/class-span/use-class-span.ts';
import { Section } from '../../ui/section/section.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import styles from './components/class-reports.module.css';
import { ClassReports } from './components/class-reports.tsx';
import { useReportedClasses } from './reports.queries.ts';

/** Where reports are opened: of a whole class, and of each of its students. */
export function Reports() {
  const { t } = useTranslation(['reports', 'analytics']);
  const classes = useReportedClasses();
  const { seen, span, onClass, onSpan } = useClassSpan(classes.data ?? []);
  return (
    <Section title={t('title')}>
      <p className={styles.about}>{t('about')}</p>
      <QueryState
        query={classes}
        count={2}
        loading={t('analytics:classes.loading')}
        failed={t('analytics:classes.failed')}
      />
      {classes.isSuccess && seen === null && (
        <EmptyState picture="backpack" text={t('analytics:classes.none')} />
      )}
      {classes.isSuccess && seen !== null && (
        <>
          <ClassSpanFields
            classes={classes.data}
            classId={seen.id}
            span={span}
            onClass={onClass}
            onSpan={onSpan}
          />
          {seen.students === 0 ? (
            <EmptyState picture="backpack" text={t('analytics:classes.empty')} />
          ) : (
            <ClassReports classId={seen.id} span={span} />
          )}
        </>
      )}
    </Section>
  );
}
