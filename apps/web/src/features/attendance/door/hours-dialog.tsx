import type { DoorClass } from '@lamplight/domain/attendance';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import styles from '../attendance.module.css';
import { useSetHours } from '../attendance.queries.ts';

export interface HoursDialogProps {
  readonly doorClass: DoorClass;
  readonly onClose: () => void;
}

const orNone = (time: string) => (time === '' ? null : time);

/** By when the children of a class are to be here and collected. */
export function HoursDialog({ doorClass, onClose }: HoursDialogProps) {
  const { t } = useTranslation('attendance');
  const [arriveBy, setArriveBy] = useState(doorClass.arriveBy ?? '');
  const [collectBy, setCollectBy] = useState(doorClass.collectBy ?? '');
  const save = useSetHours();
  const fail = useFailureToast();
  const send = () =>
    save.mutate(
      { classId: doorClass.id, arriveBy: orNone(arriveBy), collectBy: orNone(collectBy) },
      {
        onSuccess: onClose,
        onError: (error) => fail({ title: t('hours.failed'), error, fallback: t('tryAgain') }),
      },
    );
  return (
    <Dialog title={t('hours.title', { class: doorClass.name })} onClose={onClose}>
      <WorkSurface>
        <div className={styles.form}>
          <p className={styles.text}>{t('hours.text')}</p>
          <TextField
            type="time"
            label={t('hours.arriveBy')}
            value={arriveBy}
            onChange={({ currentTarget }) => setArriveBy(currentTarget.value)}
          />
          <TextField
            type="time"
            label={t('hours.collectBy')}
            value={collectBy}
            onChange={({ currentTarget }) => setCollectBy(currentTarget.value)}
          />
          <DialogButtons
            confirm={t('save')}
            cancel={t('cancel')}
            pending={save.isPending}
            onConfirm={send}
            onCancel={onClose}
          />
        </div>
      </WorkSurface>
    </Dialog>
  );
}
