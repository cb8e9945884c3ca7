import { newClassSchema } from '@lamplight/domain/classes';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../ui/form/validated-form.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import { useCreateClass } from '../class-admin.queries.ts';
import styles from './class-dialogs.module.css';

export interface CreateClassDialogProps {
  readonly onCreated: (classId: number) => void;
  readonly onClose: () => void;
}

/** Makes a class; it opens at once, for its teachers and students to be added. */
export function CreateClassDialog({ onCreated, onClose }: CreateClassDialogProps) {
  const { t } = useTranslation('class-admin');
  const create = useCreateClass();
  const fail = useFailureToast();
  const form = useSchemaForm<{ name: string }>(newClassSchema, { initialValues: { name: '' } });
  const send = ({ name }: { name: string }) =>
    create.mutate(
      { name },
      {
        onSuccess: ({ classId }) => {
          showToast({ kind: 'success', title: t('create.done', { name }) });
          onCreated(classId);
          onClose();
        },
        onError: (error) => fail({ title: t('create.failed'), error, fallback: t('again') }),
      },
    );
  return (
    <Dialog title={t('create.open')} onClose={onClose}>
      <WorkSurface>
        <ValidatedForm form={form} onSubmit={send} className={styles.form}>
          <TextField label={t('create.name')} data-autofocus {...form.getInputProps('name')} />
          <DialogButtons
            confirm={t('create.submit')}
            cancel={t('cancel')}
            pending={create.isPending}
            onCancel={onClose}
          />
        </ValidatedForm>
      </WorkSurface>
    </Dialog>
  );
}
