import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session.ts';
import { SelectField } from '../../../ui/form/fields.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { PrintView } from '../../../ui/print/print-sheet.tsx';
import { Page } from '../../../ui/shell/page.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import { useFamiliesOfClass, useWeeksOfChildren } from '../families.queries.ts';
import styles from './class-weeks.module.css';
import { WEEKS } from './week-search.ts';
import { WeekSheet } from './week-sheet.tsx';

/** The weeks of all children of a class as one document: a sheet each, also for families without an account. */
export function ClassWeeksPage({ classId }: { readonly classId: number }) {
  const { t } = useTranslation('weekly');
  const { visitor } = useSession();
  const families = useFamiliesOfClass(classId);
  const [week, setWeek] = useState('');
  const [whom, setWhom] = useState('all');
  const ids = (families.data ?? [])
    .filter(({ parents }) => whom === 'all' || parents === 0)
    .map(({ student }) => student.id);
  const sheets = useWeeksOfChildren(ids, week === '' ? undefined : Number(week));
  return (
    <WorkSurface>
      <Page tabTitle={t('class.tab')}>
        <div className={styles.bar}>
          <LinkButton
            to="/"
            hash={visitor === 'admin' ? 'analytics/reports' : 'reports'}
            variant="default"
            leftSection={<IconArrowLeft size={20} aria-hidden />}
          >
            {t('class.back')}
          </LinkButton>
          <SelectField
            label={t('class.which')}
            value={week}
            data={[
              { value: '', label: t('class.own') },
              ...Array.from({ length: WEEKS }, (_, at) => String(at + 1)).map((value) => ({
                value,
                label: t('week', { week: value }),
              })),
            ]}
            onChange={(event) => setWeek(event.currentTarget.value)}
          />
          <SelectField
            label={t('class.who')}
            value={whom}
            data={[
              { value: 'all', label: t('class.all') },
              { value: 'unlinked', label: t('class.unlinked') },
            ]}
            onChange={(event) => setWhom(event.currentTarget.value)}
          />
        </div>
        {families.isSuccess ? (
          <QueryState query={sheets} count={3} loading={t('loading')} failed={t('failed')} />
        ) : (
          <QueryState query={families} count={3} loading={t('loading')} failed={t('failed')} />
        )}
        {families.isSuccess && ids.length === 0 && (
          <EmptyState picture="backpack" text={t('class.none')} />
        )}
        {sheets.data !== undefined && sheets.data.length > 0 && (
          <PrintView
            actions={
              <p role="status" className={styles.ready}>
                {t('class.ready', { count: sheets.data.length })}
              </p>
            }
          >
            {sheets.data.map((page) => (
              <WeekSheet key={page.student.id} page={page} />
            ))}
          </PrintView>
        )}
      </Page>
    </WorkSurface>
  );
}
