import type { Span } from '@lamplight/domain/analytics';
import { createFileRoute } from '@tanstack/react-router';
import { ChildrenReportPage } from '../../features/reports/children-report-page.tsx';
import achievements from '../../i18n/en/achievements.json';
import analytics from '../../i18n/en/analytics.json';
import misconceptions from '../../i18n/en/misconceptions.json';
import texts from '../../i18n/en/reports.json';
import skills from '../../i18n/en/skills.json';
import { loadTexts } from '../../i18n/index.ts';
import { spanFrom } from '../../ui/class-span/span.ts';

export const Route = createFileRoute('/_shared/reports/children/$classId')({
  validateSearch: ({ span }: Record<string, unknown>): { span?: Span } =>
    span === undefined ? {} : { span: spanFrom(span) },
  loader: () => loadTexts({ achievements, analytics, misconceptions, reports: texts, skills }),
  component: () => {
    const { classId } = Route.useParams();
    const { span } = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <ChildrenReportPage
        classId={Number(classId)}
        span={spanFrom(span)}
        onSpan={(next) => void navigate({ search: { span: next }, replace: true })}
      />
    );
  },
});
