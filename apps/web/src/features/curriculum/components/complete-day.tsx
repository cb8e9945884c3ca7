import { CURRICULUM_DAYS } from '@lamplight/domain/curriculum';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '../../../lib/errors.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useAdvanceDay } from '../curriculum.queries.ts';
import styles from './complete-day.module.css';

export interface CompleteDayProps {
  /** The student's own day. */
  readonly currentDay: number;
  /** How many lessons of it are open still. */
  readonly open: number;
  /** Whether going on is what is to be done next; it is a quiet button otherwise. */
  readonly isNext?: boolean;
}

/** Complete Day (spec 2 and 4), which asks once while lessons of the day are open. */
export function CompleteDay({ currentDay, open, isNext = false }: CompleteDayProps) {
  const { t } = useTranslation('curriculum');
  const [asking, setAsking] = useState(false);
  const [finished, setFinished] = useState(false);
  const advance = useAdvanceDay({
    onDone: (completed, { currentDay: next }) => {
      const text = t('navigation.doneText', { day: completed, next });
      showToast({ kind: 'success', title: t('navigation.done'), text });
    },
    onFailed: (error) => {
      const code = errorCode(error);
      if (code === 'PROGRAM_FINISHED') setFinished(true);
      // Where the student stands is asked for anew then, and the page says when the day opens.
      if (code === 'PROGRAM_FINISHED' || code === 'CLASS_DAY_AHEAD') return;
      const text = t('navigation.failedText');
      showToast({ kind: 'failure', title: t('navigation.failed'), text });
    },
  });

  const complete = () => {
    setAsking(false);
    if (currentDay >= CURRICULUM_DAYS) setFinished(true);
    else advance.mutate(currentDay);
  };

  return (
    <>
      <Button
        variant={isNext ? 'cta' : 'default'}
        disabled={advance.isPending}
        onClick={() => (open > 0 ? setAsking(true) : complete())}
      >
        {t(advance.isPending ? 'navigation.completing' : 'navigation.complete')}
      </Button>
      {asking && (
        <Dialog title={t('navigation.ask.title')} onClose={() => setAsking(false)}>
          <p>{t('navigation.open', { count: open })}</p>
          <div className={styles.ways}>
            <Button data-autofocus onClick={() => setAsking(false)}>
              {t('navigation.ask.no')}
            </Button>
            <Button variant="default" onClick={complete}>
              {t('navigation.ask.yes')}
            </Button>
          </div>
        </Dialog>
      )}
      <div aria-live="polite" className={styles.finished}>
        {finished && (
          <Card>
            <EmptyState
              picture="party-popper"
              title={t('navigation.finished')}
              text={t('navigation.finishedText', { total: CURRICULUM_DAYS })}
            />
          </Card>
        )}
      </div>
    </>
  );
}
