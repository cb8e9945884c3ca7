import {
  type Collector,
  type CollectorInput,
  collectorInputSchema,
} from '@lamplight/domain/attendance';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { ChooseOne } from '../../../ui/form/choice-tiles.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { FileField } from '../../../ui/form/file-field.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../ui/form/validated-form.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import styles from '../attendance.module.css';
import { useSaveCollector } from '../attendance.queries.ts';
import { scalePhoto } from './scale-photo.ts';

export interface CollectorDialogProps {
  readonly studentId: number;
  readonly childName: string;
  /** Null for somebody new. */
  readonly person: Collector | null;
  readonly onClose: () => void;
}

type Values = Omit<CollectorInput, 'photo'>;

/** Names somebody who may or may not collect a child. */
export function CollectorDialog({ studentId, childName, person, onClose }: CollectorDialogProps) {
  const { t } = useTranslation('pickup');
  const file = useRef<HTMLInputElement>(null);
  const [isBroken, setBroken] = useState(false);
  const [dropsPhoto, dropPhoto] = useState(false);
  const save = useSaveCollector();
  const fail = useFailureToast();
  const form = useSchemaForm<{ [Name in keyof Values]: Values[Name] }>(collectorInputSchema, {
    initialValues: {
      ...{ studentId, id: person?.id ?? null, name: person?.name ?? '' },
      ...{ relation: person?.relation ?? '', telephone: person?.telephone ?? '' },
      allowed: person?.allowed ?? true,
    },
  });
  /** The chosen photo, null where the old one goes, undefined where it stays. */
  const chosenPhoto = async (): Promise<string | null | undefined> => {
    const chosen = file.current?.files?.[0];
    if (chosen === undefined) return dropsPhoto ? null : undefined;
    const photo = await scalePhoto(chosen);
    if (photo === null) setBroken(true);
    return photo;
  };
  const send = async (values: Values) => {
    setBroken(false);
    const photo = await chosenPhoto();
    if (photo === null && !dropsPhoto) return;
    save.mutate(
      { ...values, ...(photo === undefined ? {} : { photo }) },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (form.showRefusals(error)) return;
          fail({ title: t('people.failed'), error, fallback: t('tryAgain') });
        },
      },
    );
  };
  return (
    <Dialog title={person?.name ?? t('people.add')} onClose={onClose}>
      <WorkSurface>
        <ValidatedForm form={form} onSubmit={send} className={styles.form}>
          <TextField label={t('form.name')} data-autofocus {...form.getInputProps('name')} />
          <TextField
            label={t('form.relation')}
            description={t('form.relationHint')}
            {...form.getInputProps('relation')}
          />
          <TextField type="tel" label={t('form.telephone')} {...form.getInputProps('telephone')} />
          <ChooseOne
            legend={t('form.which', { name: childName })}
            size="small"
            chosen={form.values.allowed ? 'may' : 'mayNot'}
            onChoose={(value) => form.setFieldValue('allowed', value === 'may')}
            choices={[
              { value: 'may', label: t('people.may') },
              { value: 'mayNot', label: t('people.mayNot') },
            ]}
          />
          <FileField
            ref={file}
            label={t('form.photo')}
            accept="image/*"
            hint={t(isBroken ? 'form.photoBroken' : 'form.photoHint')}
            isWrong={isBroken}
          />
          {person?.hasPhoto && (
            <SwitchField
              label={t('form.noPhoto')}
              checked={dropsPhoto}
              onChange={({ currentTarget }) => dropPhoto(currentTarget.checked)}
            />
          )}
          <DialogButtons
            confirm={t('form.save')}
            cancel={t('form.cancel')}
            pending={save.isPending}
            onCancel={onClose}
          />
        </ValidatedForm>
      </WorkSurface>
    </Dialog>
  );
}
