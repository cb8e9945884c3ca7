import type { DoorRow } from '@lamplight/domain/attendance';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { SelectField } from '../../../ui/form/fields.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import styles from '../attendance.module.css';
import { useWalkUpBecameAccount } from '../attendance.queries.ts';

export interface AccountDialogProps {
  readonly walkUp: DoorRow;
  readonly rows: readonly DoorRow[];
  readonly onClose: () => void;
}

/** Gives what was marked of a child without an account to the account that it has now. */
export function AccountDialog({ walkUp, rows, onClose }: AccountDialogProps) {
  const { t } = useTranslation('attendance');
  const [chosen, choose] = useState('');
  const move = useWalkUpBecameAccount();
  const fail = useFailureToast();
  // An account of which something is marked today has a day of its own.
  const accounts = rows.filter(({ who, markId }) => who.kind === 'student' && markId === 0);
  const send = () =>
    move.mutate(
      { walkUpId: walkUp.who.id, studentId: Number(chosen) },
      {
        onSuccess: onClose,
        onError: (error) => fail({ title: t('marked.failed'), error, fallback: t('tryAgain') }),
      },
    );
  return (
    <Dialog title={walkUp.name} onClose={onClose}>
      <WorkSurface>
        <div className={styles.form}>
          <p className={styles.text}>{t('walkUp.accountText')}</p>
          <SelectField
            label={t('walkUp.which')}
            value={chosen}
            data={[
              { value: '', label: t('walkUp.choose') },
              ...accounts.map(({ who, name }) => ({ value: String(who.id), label: name })),
            ]}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
          <DialogButtons
            confirm={t('walkUp.move')}
            cancel={t('cancel')}
            pending={move.isPending}
            disabled={chosen === ''}
            onConfirm={send}
            onCancel={onClose}
          />
        </div>
      </WorkSurface>
    </Dialog>
  );
}
