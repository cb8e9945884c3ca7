import { useTranslation } from 'react-i18next';
import { Page } from '../../../ui/shell/page.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import { useReport } from './report.queries.ts';
import { ReportView } from './report-view.tsx';

/** What a class knew in one game, and what was hard: to read, to print, to take into a spreadsheet. */
export function ReportPage({ gameId }: { readonly gameId: number }) {
  const { t } = useTranslation('game-console');
  const report = useReport(gameId);
  return (
    <WorkSurface>
      <Page
        tabTitle={t('report.title', { name: report.data?.roomName ?? String(gameId) })}
        backTo="/multiplayer-games"
        backLabel={t('room.back')}
        width="wide"
      >
        <QueryState
          query={report}
          count={4}
          loading={t('report.loading')}
          failed={t('report.failed')}
        />
        {report.isSuccess && <ReportView report={report.data} />}
      </Page>
    </WorkSurface>
  );
}
