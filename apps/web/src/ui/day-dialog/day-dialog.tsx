import { CURRICULUM_DAYS } from '@lamplight/domain/curriculum';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog/dialog.tsx';
import { DialogButtons } from '../dialog/dialog-buttons.tsx';
import { SelectField } from '../form/fields.tsx';
import { WorkSurface } from '../work-surface/work-surface.tsx';
import styles from './day-dialog.module.css';

export interface DayDialogProps {
  readonly title: string;
  /** What will happen, and what will not. */
  readonly text: string;
  /** The day that is chosen at first. */
  readonly day: number;
  readonly pending: boolean;
  readonly onChoose: (day: number) => void;
  readonly onClose: () => void;
}

const DAYS = Array.from({ length: CURRICULUM_DAYS }, (_, index) => index + 1);

/** Asks an adult for the day of the programme to which a student or a class is set. */
export function DayDialog({ title, text, day, pending, onChoose, onClose }: DayDialogProps) {
  const { t } = useTranslation('day-setting');
  const [chosen, setChosen] = useState(day);
  return (
    <Dialog title={title} onClose={onClose}>
      <WorkSurface>
        <div className={styles.choice}>
          <p className={styles.text}>{text}</p>
          <SelectField
            label={t('which')}
            value={String(chosen)}
            data={DAYS.map((each) => ({ value: String(each), label: t('day', { day: each }) }))}
            onChange={(event) => setChosen(Number(event.currentTarget.value))}
          />
          <DialogButtons
            confirm={t('set')}
            cancel={t('cancel')}
            pending={pending}
            onConfirm={() => onChoose(chosen)}
            onCancel={onClose}
          />
        </div>
      </WorkSurface>
    </Dialog>
  );
}
