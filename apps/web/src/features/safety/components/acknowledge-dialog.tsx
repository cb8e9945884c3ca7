import { ALERT_NOTE_MAX, type SafetyAlert } from '@lamplight/domain/safety';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import { useAcknowledge } from '../safety.queries.ts';
import styles from './dialogs.module.css';

export interface AcknowledgeDialogProps {
  /** Of one child. */
  readonly alerts: readonly SafetyAlert[];
  readonly onClose: () => void;
}

/** Says that alerts of a child were taken care of, with a note for the other adults. */
export function AcknowledgeDialog({ alerts, onClose }: AcknowledgeDialogProps) {
  const { t } = useTranslation('safety');
  const tellFailure = useFailureToast();
  const [note, setNote] = useState('');
  const acknowledge = useAcknowledge();
  const send = () =>
    acknowledge.mutate(
      { ids: alerts.map(({ id }) => id), note },
      {
        onSuccess: onClose,
        onError: (error) =>
          tellFailure({
            title: t('acknowledge.failed'),
            error,
            fallback: t('acknowledge.failedText'),
          }),
      },
    );
  return (
    <Dialog title={t('acknowledge.title', { name: alerts[0]?.student.name })} onClose={onClose}>
      <WorkSurface>
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <p className={styles.text}>
            {t('acknowledge.text')}
            {alerts.length > 1 && ` ${t('acknowledge.together', { count: alerts.length })}`}
          </p>
          <TextAreaField
            data-autofocus
            label={t('acknowledge.note')}
            maxLength={ALERT_NOTE_MAX}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <div className={styles.ways}>
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" disabled={acknowledge.isPending}>
              {t('acknowledge.submit')}
            </Button>
          </div>
        </form>
      </WorkSurface>
    </Dialog>
  );
}
