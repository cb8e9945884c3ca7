import type { ClassSpan } from '@lamplight/domain/analytics';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ClassSpanView } from '../../ui/class-span/class-span-view.tsx';
import { Section } from '../../ui/section/section.tsx';
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
  return (
    <Section title={t('title')}>
      <p className={styles.about}>{t('about')}</p>
      <ClassSpanView classes={classes}>
        {(wish) => <Parts wish={wish} reports={reports} />}
      </ClassSpanView>
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
