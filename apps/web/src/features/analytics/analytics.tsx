import type { ClassSpan } from '@lamplight/domain/analytics';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ClassSpanFields } from '../../ui/class-span/class-span-fields.tsx';
import { useClassSpan } from '../../ui/class-span/use-class-span.ts';
import { Section } from '../../ui/section/section.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { TabParts } from '../../ui/tabs/tab-parts.tsx';
import { useSeenClasses } from './analytics.queries.ts';
import styles from './components/analytics.module.css';
import { ChildrenTable } from './components/children-table.tsx';
import { LessonsTable } from './components/lessons-table.tsx';
import { QuestionsTable } from './components/questions-table.tsx';
import { SkillsTable } from './components/skills-table.tsx';
import { Trends } from './components/trends.tsx';

export interface AnalyticsProps {
  /** Reports of the class as a further part, where they have no place of their own. */
  readonly reports?: (wish: ClassSpan) => ReactNode;
}

/** How a class is doing: over time, by lesson, skill, question and student. For who teaches it, and admins. */
export function Analytics({ reports }: AnalyticsProps) {
  const { t } = useTranslation('analytics');
  const classes = useSeenClasses();
  const { seen, span, onClass, onSpan } = useClassSpan(classes.data ?? []);
  return (
    <Section title={t('title')}>
      <p className={styles.about}>{t('about')}</p>
      <QueryState
        query={classes}
        count={2}
        loading={t('classes.loading')}
        failed={t('classes.failed')}
      />
      {classes.isSuccess && seen === null && (
        <EmptyState picture="backpack" text={t('classes.none')} />
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
            <EmptyState picture="backpack" text={t('classes.empty')} />
          ) : (
            <Parts wish={{ classId: seen.id, span }} reports={reports} />
          )}
        </>
      )}
    </Section>
  );
}

interface PartsProps {
  readonly wish: ClassSpan;
  readonly reports: AnalyticsProps['reports'];
}

function Parts({ wish, reports }: PartsProps) {
  const { t } = useTranslation('analytics');
  return (
    <TabParts
      label={t('parts.label')}
      tab="analytics"
      parts={[
        { name: 'trends', label: t('parts.trends'), content: <Trends {...wish} /> },
        { name: 'lessons', label: t('parts.lessons'), content: <LessonsTable {...wish} /> },
        { name: 'skills', label: t('parts.skills'), content: <SkillsTable {...wish} /> },
        { name: 'questions', label: t('parts.questions'), content: <QuestionsTable {...wish} /> },
        { name: 'students', label: t('parts.children'), content: <ChildrenTable {...wish} /> },
        ...(reports === undefined
          ? []
          : [{ name: 'reports', label: t('parts.reports'), content: reports(wish) }]),
      ]}
    />
  );
}
