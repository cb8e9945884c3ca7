import { byChild, filterDesk, type SafetyAlert, WHOLE_DESK } from '@lamplight/domain/safety';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../lib/dates.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { WorkSurface } from '../../ui/work-surface/work-surface.tsx';
import { AcknowledgeDialog } from './components/acknowledge-dialog.tsx';
import { AlertWays } from './components/alert-ways.tsx';
import { ChildCard } from './components/child-card.tsx';
import { DeskFilters } from './components/desk-filters.tsx';
import { DeskSheet } from './components/desk-sheet.tsx';
import { TextDialog } from './components/text-dialog.tsx';
import { WaysRow } from './components/ways-row.tsx';
import { useAlerts } from './safety.queries.ts';
import styles from './safety-desk.module.css';

/** What the adult is about to do. */
type Task =
  | { readonly kind: 'acknowledge'; readonly alerts: readonly SafetyAlert[] }
  | { readonly kind: 'read'; readonly alert: SafetyAlert };

/**
 * The adults' safety desk (safety, Children): which child needs somebody, and what was done. What the
 * child wrote never stands in a list, since others may see the screen.
 */
export function SafetyDesk() {
  const { t } = useTranslation('safety');
  const alerts = useAlerts();
  const [task, setTask] = useState<Task | null>(null);
  const [filter, setFilter] = useState(WHOLE_DESK);
  const [isSheet, setSheet] = useState(false);
  const close = () => setTask(null);
  const all = alerts.data ?? [];
  const list = filterDesk(all, filter, localDay);
  const waiting = list.filter(({ acknowledged }) => acknowledged === null);
  const done = list.filter(({ acknowledged }) => acknowledged !== null);
  const items = (shown: readonly SafetyAlert[]) => (
    <ul className={styles.alerts}>
      {byChild(shown).map((child) => (
        <ChildCard
          key={`${child.student.id} ${child.isDrill}`}
          child={child}
          onRead={(alert) => setTask({ alert, kind: 'read' })}
          onAcknowledge={(own) => setTask({ alerts: own, kind: 'acknowledge' })}
        />
      ))}
    </ul>
  );
  if (isSheet) {
    return (
      <WorkSurface>
        <DeskSheet alerts={list} onBack={() => setSheet(false)} />
      </WorkSurface>
    );
  }
  const isNarrowed = all.length > list.length;
  return (
    <WorkSurface>
      <Section title={t('title')}>
        <QueryState
          query={alerts}
          count={1}
          shape="rows"
          loading={t('loading')}
          failed={t('failed')}
        />
        {waiting.length > 0 && <WaysRow />}
        {all.length > 0 && <DeskFilters alerts={all} filter={filter} onChange={setFilter} />}
        {isNarrowed && list.length === 0 && (
          <EmptyState
            picture="magnifying-glass-tilted-left"
            text={t('filter.none')}
            action={
              <Button variant="default" onClick={() => setFilter(WHOLE_DESK)}>
                {t('filter.clear')}
              </Button>
            }
          />
        )}
        {alerts.isSuccess && !isNarrowed && waiting.length === 0 && (
          <p className={styles.calm}>
            <Picture name="check-mark-button" size={24} />
            {t('calm')}
          </p>
        )}
        {waiting.length > 0 && items(waiting)}
        {done.length > 0 && (
          <details className={styles.done} open={isNarrowed}>
            <summary>{t('done', { count: done.length })}</summary>
            {items(done)}
          </details>
        )}
        {list.length > 0 && (
          <div className={styles.print}>
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
              onClick={() => setSheet(true)}
            >
              {t('sheet.open')}
            </Button>
          </div>
        )}
        <AlertWays />
      </Section>
      {task?.kind === 'acknowledge' && <AcknowledgeDialog alerts={task.alerts} onClose={close} />}
      {task?.kind === 'read' && <TextDialog alert={task.alert} onClose={close} />}
    </WorkSurface>
  );
}
