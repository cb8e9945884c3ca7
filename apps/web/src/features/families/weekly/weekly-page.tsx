import type { WeekOfChild } from '@lamplight/domain/families';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/form/fields.tsx';
import { PrintView } from '../../../ui/print/print-sheet.tsx';
import { Page } from '../../../ui/shell/page.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import { useWeekOfChild } from '../families.queries.ts';
import { WEEKS } from './week-search.ts';
import { WeekSheet } from './week-sheet.tsx';

export interface WeeklyPageProps {
  readonly studentId: number;
  /** The child's current week when left out. */
  readonly week: number | undefined;
}

/** A child's week on one sheet of paper, for the kitchen wall. */
export function WeeklyPage({ studentId, week }: WeeklyPageProps) {
  const { t } = useTranslation('weekly');
  const loaded = useWeekOfChild(studentId, week);
  return (
    <WorkSurface>
      <Page tabTitle={t('tab')} backTo="/">
        <QueryState query={loaded} count={3} loading={t('loading')} failed={t('failed')} />
        {loaded.data !== undefined && (
          <PrintView actions={<WeekChoice page={loaded.data} />}>
            <WeekSheet page={loaded.data} />
          </PrintView>
        )}
      </Page>
    </WorkSurface>
  );
}

/** Chooses the week; those ahead show what they will be about. */
function WeekChoice({ page }: { readonly page: WeekOfChild }) {
  const { t } = useTranslation('weekly');
  const navigate = useNavigate();
  const weeks = Array.from({ length: WEEKS }, (_, index) => index + 1);
  return (
    <SelectField
      aria-label={t('choose')}
      value={String(page.week)}
      onChange={(event) =>
        void navigate({
          to: '/weekly/$studentId',
          params: { studentId: String(page.student.id) },
          search: { week: Number(event.currentTarget.value) },
          replace: true,
        })
      }
      data={weeks.map((week) => ({
        value: String(week),
        label: t(week === page.currentWeek ? 'thisWeek' : 'week', { week }),
      }))}
    />
  );
}
