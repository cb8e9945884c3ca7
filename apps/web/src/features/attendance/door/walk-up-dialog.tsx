import { type WalkUpInput, walkUpInputSchema } from '@lamplight/domain/attendance';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../ui/form/validated-form.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import styles from '../attendance.module.css';
import { useAddWalkUp } from '../attendance.queries.ts';

export interface WalkUpDialogProps {
  readonly classId: number;
  readonly onClose: () => void;
}

/** Takes in a child who is on no list. */
export function WalkUpDialog({ classId, onClose }: WalkUpDialogProps) {
  const { t } = useTranslation('attendance');
  const add = useAddWalkUp();
  const fail = useFailureToast();
  const form = useSchemaForm<{ [Name in keyof WalkUpInput]: WalkUpInput[Name] }>(
    walkUpInputSchema,
    { initialValues: { classId, name: '', contact: '', telephone: '', allergies: '' } },
  );
  const send = (child: WalkUpInput) =>
    add.mutate(child, {
      onSuccess: onClose,
      onError: (error) => {
        if (form.showRefusals(error)) return;
        fail({ title: t('walkUp.failed'), error, fallback: t('tryAgain') });
      },
    });
  return (
    <Dialog title={t('walkUp.open')} onClose={onClose}>
      <WorkSurface>
        <ValidatedForm form={form} onSubmit={send} className={styles.form}>
          <p className={styles.text}>{t('walkUp.text')}</p>
          <TextField label={t('walkUp.name')} data-autofocus {...form.getInputProps('name')} />
          <TextField label={t('walkUp.contact')} {...form.getInputProps('contact')} />
          <TextField
            type="tel"
            label={t('walkUp.telephone')}
            {...form.getInputProps('telephone')}
          />
          <TextAreaField label={t('walkUp.allergies')} {...form.getInputProps('allergies')} />
          <DialogButtons
            confirm={t('walkUp.add')}
            cancel={t('cancel')}
            pending={add.isPending}
            onCancel={onClose}
          />
        </ValidatedForm>
      </WorkSurface>
    </Dialog>
  );
}
