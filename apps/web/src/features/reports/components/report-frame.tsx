import type { Span } from '@lamplight/domain/analytics';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session.ts';
import { SpanField } from '../../../ui/class-span/span-field.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Page } from '../../../ui/shell/page.tsx';
import { QueryState, type QueryStateProps } from '../../../ui/states/query-state.tsx';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import styles from './report-frame.module.css';

export interface ReportFrameProps {
  /** Name of the browser's tab. */
  readonly tabTitle: string;
  readonly query: QueryStateProps['query'];
  readonly span: Span;
  readonly onSpan: (span: Span) => void;
  readonly children: ReactNode;
}

/** What stands around a report: the way back, how far back it goes, and its states. None of it is printed. */
export function ReportFrame({ tabTitle, query, span, onSpan, children }: ReportFrameProps) {
  const { t } = useTranslation('reports');
  const { visitor } = useSession();
  // Where each of them opens reports.
  const hash = visitor === 'admin' ? 'analytics/reports' : 'reports';
  return (
    <WorkSurface>
      <Page tabTitle={tabTitle}>
        <div className={styles.bar}>
          <LinkButton
            to="/"
            hash={hash}
            variant="default"
            leftSection={<IconArrowLeft size={20} aria-hidden />}
          >
            {t('back')}
          </LinkButton>
          <SpanField span={span} onSpan={onSpan} />
        </div>
        <QueryState query={query} count={4} loading={t('loading')} failed={t('failed')} />
        {children}
      </Page>
    </WorkSurface>
  );
}
