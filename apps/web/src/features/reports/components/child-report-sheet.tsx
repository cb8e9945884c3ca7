import type { ChildReport } from '@lamplight/domain/reports';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../../lib/dates.ts';
import { useBadgeWords } from '../../../ui/badge/use-badge-words.ts';
import { Sheet } from '../../../ui/print/print-sheet.tsx';
import { Attendance } from './attendance.tsx';
import { ChildLessons } from './child-lessons.tsx';
import { ChildSkills } from './child-skills.tsx';
import { ChildStudios } from './child-studios.tsx';
import { Items, Part } from './part.tsx';
import styles from './report.module.css';
import { Talk } from './talk.tsx';

/** The report of a child as it is printed. */
export function ChildReportSheet({ report }: { readonly report: ChildReport }) {
  const { t, i18n } = useTranslation(['reports', 'shell']);
  const { student, achievements } = report;
  const badge = useBadgeWords();
  const date = (day: string) => dateText(day, i18n.language);
  const finished = (things: ChildReport['stories']) =>
    things.map(({ title, at }) =>
      t('childReport.finishedOn', { title, date: date(at.slice(0, 10)) }),
    );
  const parts = [
    { key: 'verses', items: finished(report.verses) },
    { key: 'stories', items: finished(report.stories) },
    { key: 'experiments', items: finished(report.experiments) },
    { key: 'badges', items: [...new Set(achievements.map((each) => badge(each.badgeType).name))] },
  ] as const;
  return (
    <Sheet title={t('childReport.title', { name: student.name })} meta={useMeta(report)}>
      <Talk report={report} />
      <Attendance report={report} />
      <ChildSkills report={report} />
      {parts
        .filter(({ items }) => items.length > 0)
        .map(({ key, items }) => (
          <Part key={key} title={t(`childReport.${key}`)}>
            <Items items={items} none="" />
          </Part>
        ))}
      <ChildStudios report={report} />
      <ChildLessons lessons={report.lessons} />
      <div className={styles.notes}>
        <h2 className={styles.heading}>{t('childReport.notes')}</h2>
      </div>
    </Sheet>
  );
}

/** Grade, day of the programme, and the time of the report. */
function useMeta({ student, from, to }: ChildReport): string {
  const { t, i18n } = useTranslation('reports');
  const date = (day: string) => dateText(day, i18n.language);
  const words = {
    day: student.currentDay,
    between: t('between', { from: date(from), to: date(to) }),
  };
  if (student.grade === null) return t('childReport.metaNoGrade', words);
  // Kindergarten is grade 0 here.
  return t('childReport.meta', { ...words, grade: student.grade === 0 ? 'K' : student.grade });
}
