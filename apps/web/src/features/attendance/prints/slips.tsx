import type { DoorClass, PickupSlips } from '@lamplight/domain/attendance';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarDayText } from '../../../lib/dates.ts';
import { usePresenting } from '../../../lib/presenting.ts';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { PrintSheet } from '../../../ui/print/print-sheet.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import page from '../attendance.module.css';
import { useOpenSlips } from '../attendance.queries.ts';
import { ClassChoice, classMeant } from '../door/class-choice.tsx';
import { BackToList } from './back-to-list.tsx';
import styles from './prints.module.css';

export interface SlipsProps {
  readonly classes: readonly DoorClass[];
  readonly classId: number | null;
  readonly onChoose: (classId: number | null) => void;
}

/** The codes of the day of a class, to cut out. They close when other people begin to see the screen. */
export function Slips({ classes, classId, onChoose }: SlipsProps) {
  const { t, i18n } = useTranslation('attendance');
  const [shown, show] = useState<PickupSlips | null>(null);
  const isPresenting = usePresenting();
  useEffect(() => {
    if (isPresenting) show(null);
  }, [isPresenting]);
  const open = useOpenSlips();
  const fail = useFailureToast();
  const meant = classMeant(classes, classId);
  if (shown !== null) {
    const date = calendarDayText(shown.date, i18n.language);
    return (
      <PrintSheet
        title={t('slips.title', { class: shown.className })}
        meta={t('slips.goodFor', { date })}
        actions={<BackToList />}
      >
        <ul className={styles.labels} aria-label={t('print.slips')}>
          {shown.slips.map(({ who, name, code }) => (
            <li key={`${who.kind} ${who.id}`} className={styles.label}>
              <strong className={styles.labelName}>{name}</strong>
              <span className={styles.code}>{code}</span>
              <span className={styles.labelClass}>{t('slips.goodFor', { date })}</span>
            </li>
          ))}
        </ul>
      </PrintSheet>
    );
  }
  return (
    <div className={page.parts}>
      <div>
        <BackToList />
      </div>
      <TitledCard title={t('print.slips')} className={page.form}>
        <p className={page.text}>{t('slips.about')}</p>
        <ClassChoice {...{ classes, classId, onChoose, none: t('walkUp.choose') }} />
        {meant === undefined && <p className={page.soft}>{t('slips.chooseClass')}</p>}
        {isPresenting && (
          <Notice picture="locked" role="status">
            {t('slips.presenting')}
          </Notice>
        )}
        {meant !== undefined && !isPresenting && (
          <div>
            <Button
              loading={open.isPending}
              onClick={() =>
                open.mutate(
                  { classId: meant.id },
                  {
                    onSuccess: show,
                    onError: (error) =>
                      fail({ title: t('slips.failed'), error, fallback: t('tryAgain') }),
                  },
                )
              }
            >
              {t('slips.open')}
            </Button>
          </div>
        )}
      </TitledCard>
    </div>
  );
}
