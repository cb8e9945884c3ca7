import type { Span } from '@lamplight/domain/analytics';
import { useTranslation } from 'react-i18next';
import { PrintView } from '../../ui/print/print-sheet.tsx';
import { ChildReportSheet } from './components/child-report-sheet.tsx';
import { ReportFrame } from './components/report-frame.tsx';
import { useChildReport } from './reports.queries.ts';

export interface ChildReportPageProps {
  readonly studentId: number;
  readonly span: Span;
  readonly onSpan: (span: Span) => void;
}

/** What a child learned, in words for a talk with its parents, to read and to print. */
export function ChildReportPage({ studentId, span, onSpan }: ChildReportPageProps) {
  const { t } = useTranslation('reports');
  const report = useChildReport(studentId, span);
  return (
    <ReportFrame
      tabTitle={t('childReport.title', { name: report.data?.student.name ?? '' })}
      query={report}
      span={span}
      onSpan={onSpan}
    >
      {report.isSuccess && (
        <PrintView>
          <ChildReportSheet report={report.data} />
        </PrintView>
      )}
    </ReportFrame>
  );
}
