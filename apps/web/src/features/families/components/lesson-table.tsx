import type { ModuleView } from '@lamplight/domain/lessons';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../../lib/dates.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { Section } from '../../../ui/section/section.tsx';
import type { LessonOfStudent } from '../progress-summary.ts';

export interface LessonTableProps {
  readonly progress: readonly LessonOfStudent[];
  readonly modules: readonly ModuleView[];
}

/** Every lesson that a child began: what the numbers above come from. */
export function LessonTable({ progress, modules }: LessonTableProps) {
  const { t, i18n } = useTranslation('families');
  const titles = new Map(modules.map(({ id, title }) => [id, title]));
  const moduleOf = ({ moduleId }: LessonOfStudent) => titles.get(moduleId) ?? '';
  const percent = (value: number | null) =>
    value === null ? t('lessons.notYet') : t('percent', { percent: value });
  const columns: readonly Column<LessonOfStudent>[] = [
    {
      key: 'title',
      header: t('lessons.lesson'),
      cell: ({ title }) => title,
      value: ({ title }) => title,
    },
    { key: 'module', header: t('lessons.module'), cell: moduleOf, value: moduleOf },
    {
      key: 'completed',
      header: t('lessons.completed'),
      cell: ({ completedAt }) =>
        completedAt === null ? t('lessons.begun') : dayText(completedAt, i18n.language),
      value: ({ completedAt }) => completedAt,
    },
    {
      key: 'score',
      header: t('lessons.score'),
      align: 'end',
      cell: ({ score }) => percent(score),
      value: ({ score }) => score,
    },
    {
      key: 'evidence',
      header: t('lessons.evidence'),
      align: 'end',
      cell: ({ evidence }) => percent(evidence),
      value: ({ evidence }) => evidence,
    },
    {
      key: 'minutes',
      header: t('lessons.minutes'),
      align: 'end',
      cell: ({ timeSpent }) => timeSpent,
      value: ({ timeSpent }) => timeSpent,
    },
  ];
  return (
    <Section title={t('lessons.title')}>
      <DataTable
        caption={t('lessons.title')}
        rows={progress}
        columns={columns}
        rowKey={({ lessonId }) => lessonId}
        textOf={(lesson) => `${lesson.title} ${moduleOf(lesson)}`}
        searchLabel={t('lessons.search')}
        sortedBy={{ column: 'completed', direction: 'descending' }}
        exportName={t('lessons.file')}
      />
    </Section>
  );
}
