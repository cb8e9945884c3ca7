import type { Span } from '@lamplight/domain/analytics';
import { useTranslation } from 'react-i18next';
import { PrintView } from '../../ui/print/print-sheet.tsx';
import { ChildReportSheet } from './components/child-report-sheet.tsx';
import styles from './components/class-reports.module.css';
import { ReportFrame } from './components/report-frame.tsx';
import { useChildReports, useReportedStudents } from './reports.queries.ts';

export interface ChildrenReportPageProps {
  readonly classId: number;
  readonly span: Span;
  readonly onSpan: (span: Span) => void;
}

/** The reports of all children of a class as one document, each from the top of a page. */
export function ChildrenReportPage({ classId, span, onSpan }: ChildrenReportPageProps) {
  const { t } = useTranslation('reports');
  const students = useReportedStudents({ classId, span });
  const ids = (students.data ?? []).map(({ userId }) => userId);
  const reports = useChildReports(ids, span);
  return (
    <ReportFrame
      tabTitle={t('together.title')}
      query={students.isSuccess ? reports : students}
      span={span}
      onSpan={onSpan}
    >
      {reports.data !== undefined && reports.data.length > 0 && (
        <PrintView
          actions={
            <p role="status" className={styles.about}>
              {t('together.ready', { count: reports.data.length })}
            </p>
          }
        >
          {reports.data
            .toSorted((a, b) => a.student.name.localeCompare(b.student.name))
            .map((report) => (
              <ChildReportSheet key={report.student.id} report={report} />
            ))}
        </PrintView>
      )}
    </ReportFrame>
  );
}
