import type { Span } from '@lamplight/domain/analytics';
import type { ClassReport } from '@lamplight/domain/reports';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../lib/dates.ts';
import { ClassCharts } from '../../ui/chart/class-charts.tsx';
import { useShareText } from '../../ui/class-span/use-share-text.ts';
import { PrintSheet } from '../../ui/print/print-sheet.tsx';
import { ClassHardParts } from './components/class-hard-parts.tsx';
import { ClassLessons } from './components/class-lessons.tsx';
import { ClassSkills } from './components/class-skills.tsx';
import { ClassStudents } from './components/class-students.tsx';
import { Items, Part } from './components/part.tsx';
import styles from './components/report.module.css';
import { ReportFrame } from './components/report-frame.tsx';
import { useClassReport } from './reports.queries.ts';

export interface ClassReportPageProps {
  readonly classId: number;
  readonly span: Span;
  readonly onSpan: (span: Span) => void;
}

/** What a class learned, to read and to print. */
export function ClassReportPage({ classId, span, onSpan }: ClassReportPageProps) {
  const { t } = useTranslation('reports');
  const report = useClassReport({ classId, span });
  return (
    <ReportFrame
      tabTitle={t('classReport.title', { name: report.data?.name ?? '' })}
      query={report}
      span={span}
      onSpan={onSpan}
    >
      {report.isSuccess && <ClassReportView report={report.data} />}
    </ReportFrame>
  );
}

function ClassReportView({ report }: { readonly report: ClassReport }) {
  const { t, i18n } = useTranslation('reports');
  const date = (day: string) => dateText(day, i18n.language);
  const byStudents = (finished: ClassReport['stories']) =>
    finished.map(({ title, children }) => t('classReport.byStudents', { title, count: children }));
  const none = t('classReport.noneFinished');
  return (
    <PrintSheet
      title={t('classReport.title', { name: report.name })}
      meta={t('between', { from: date(report.from), to: date(report.to) })}
    >
      <Numbers report={report} />
      <Part title={t('classReport.time')} together>
        <ClassCharts points={report.chart} />
      </Part>
      <ClassSkills skills={report.skills} />
      <ClassHardParts report={report} />
      <Part title={t('classReport.faith')}>
        <h3 className={styles.sub}>{t('classReport.verses')}</h3>
        <Items items={byStudents(report.verses)} none={none} />
        <h3 className={styles.sub}>{t('classReport.stories')}</h3>
        <Items items={byStudents(report.stories)} none={none} />
      </Part>
      <Part title={t('classReport.studios')} together>
        <p>
          {t('classReport.projects', {
            count: report.projects.begun,
            completed: report.projects.completed,
          })}
        </p>
        <p>
          {t('classReport.games', {
            count: report.games.played,
            students: report.games.children,
          })}
        </p>
      </Part>
      <ClassLessons lessons={report.lessons} />
      <ClassStudents students={report.children} />
    </PrintSheet>
  );
}

function Numbers({ report }: { readonly report: ClassReport }) {
  const { t } = useTranslation('reports');
  const share = useShareText();
  const { activeStudents: active, students: count, lessons, evidence } = report;
  const completed = lessons.reduce((sum, lesson) => sum + lesson.completed, 0);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('classReport.active')}</dt>
        <dd>{t('classReport.activeOf', { active, count })}</dd>
      </div>
      <div>
        <dt>{t('classReport.lessons')}</dt>
        <dd>{completed}</dd>
      </div>
      <div>
        <dt>{t('classReport.answers')}</dt>
        <dd>{evidence.answers}</dd>
      </div>
      <div>
        <dt>{t('classReport.right')}</dt>
        <dd>{share(evidence.shareRight)}</dd>
      </div>
    </dl>
  );
}
