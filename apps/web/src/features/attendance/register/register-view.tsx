import type { Register, RegisterRow } from '@lamplight/domain/attendance';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../../lib/dates.ts';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import styles from '../attendance.module.css';
import { useReadRegister } from '../attendance.queries.ts';
import { ClassChoice, classMeant } from '../door/class-choice.tsx';
import type { ShownDay } from '../door/with-waiting.ts';
import { BackToList } from '../prints/back-to-list.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { useRegisterColumns } from './use-register-columns.ts';

export interface RegisterViewProps {
  readonly day: ShownDay;
  readonly classId: number | null;
  readonly onChoose: (classId: number | null) => void;
}

/** Attendance by day, to correct and to take along as a file for spreadsheets. */
export function RegisterView({ day, classId, onChoose }: RegisterViewProps) {
  const { t, i18n } = useTranslation('attendance');
  const [from, setFrom] = useState(day.date);
  const [to, setTo] = useState(day.date);
  const [shown, show] = useState<Register | null>(null);
  const [corrected, correct] = useState<RegisterRow | null>(null);
  const read = useReadRegister();
  const fail = useFailureToast();
  const columns = useRegisterColumns();
  const meant = classMeant(day.classes, classId);
  const ask = () => {
    if (meant === undefined) return;
    read.mutate(
      { classId: meant.id, from, to },
      {
        onSuccess: show,
        onError: (error) => fail({ title: t('register.failed'), error, fallback: t('tryAgain') }),
      },
    );
  };
  return (
    <div className={styles.parts}>
      <div>
        <BackToList />
      </div>
      <TitledCard title={t('register.title')} className={styles.form}>
        <p className={styles.soft}>{t('register.about')}</p>
        <div className={styles.tools}>
          <ClassChoice {...{ classes: day.classes, classId, onChoose, none: t('walkUp.choose') }} />
          <TextField
            type="date"
            label={t('register.from')}
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
          <TextField
            type="date"
            label={t('register.to')}
            value={to}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
        </div>
        <div>
          <Button disabled={meant === undefined} loading={read.isPending} onClick={ask}>
            {t('register.open')}
          </Button>
        </div>
      </TitledCard>
      {shown?.rows.length === 0 && <p className={styles.text}>{t('register.empty')}</p>}
      {shown !== null && shown.rows.length > 0 && (
        <TitledCard title={shown.className} className={styles.form}>
          <ul className={styles.troubles}>
            {shown.days.map(({ date, ...counts }) => (
              <li key={date}>
                {t('register.day', { date: dateText(date, i18n.language), ...counts })}
              </li>
            ))}
          </ul>
          <DataTable
            caption={t('register.title')}
            rows={shown.rows}
            columns={columns}
            rowKey={({ markId }) => markId}
            textOf={({ name }) => name}
            searchLabel={t('register.search')}
            pageSize={50}
            exportName={t('register.file')}
            actions={(row) => (
              <Button
                variant="default"
                size="compact-md"
                aria-label={t('register.moreOf', {
                  ...{ name: row.name, date: dateText(row.date, i18n.language) },
                })}
                onClick={() => correct(row)}
              >
                {t('register.more')}
              </Button>
            )}
          />
        </TitledCard>
      )}
      {corrected !== null && (
        <CorrectDialog row={corrected} onDone={ask} onClose={() => correct(null)} />
      )}
    </div>
  );
}
