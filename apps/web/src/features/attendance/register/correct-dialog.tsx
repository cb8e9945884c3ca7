import {
  type Correction,
  correctionSchema,
  DAY_STATES,
  type MarkOfDay,
  type RegisterRow,
} from '@lamplight/domain/attendance';
import { useTranslation } from 'react-i18next';
import { dateText, momentText } from '../../../lib/dates.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { SelectField, TextField } from '../../../ui/form/fields.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../ui/form/validated-form.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import styles from '../attendance.module.css';
import { useCorrect, useMarksOfDay } from '../attendance.queries.ts';
import { timeText } from '../door/time-text.ts';

export interface CorrectDialogProps {
  readonly row: RegisterRow;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Puts a day of a child right, and shows everything that was marked of it. */
export function CorrectDialog({ row, onDone, onClose }: CorrectDialogProps) {
  const { t, i18n } = useTranslation('attendance');
  const { who, date, markId, state, arrived, left, collector } = row;
  const correct = useCorrect();
  const marks = useMarksOfDay({ who, date });
  const fail = useFailureToast();
  const form = useSchemaForm<{ [Name in keyof Correction]: Correction[Name] }>(correctionSchema, {
    initialValues: { who, date, markId, state, arrived, left, collector, reason: '' },
  });
  const send = (values: Correction) =>
    correct.mutate(fitting(values), {
      onSuccess() {
        onDone();
        onClose();
      },
      onError: (error) => {
        if (form.showRefusals(error)) return;
        fail({ title: t('correct.failed'), error, fallback: t('tryAgain') });
      },
    });
  const chosen = form.values.state;
  const title = { name: row.name, date: dateText(date, i18n.language) };
  return (
    <Dialog title={t('correct.title', title)} size="lg" onClose={onClose}>
      <WorkSurface>
        <ValidatedForm form={form} onSubmit={send} className={styles.form}>
          <SelectField
            label={t('register.state')}
            data={DAY_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
            value={chosen}
            onChange={({ currentTarget }) =>
              form.setValues(
                fitting({
                  ...form.values,
                  state: DAY_STATES.find((each) => each === currentTarget.value) ?? chosen,
                }),
              )
            }
          />
          {(chosen === 'here' || chosen === 'gone') && (
            <TextField
              type="time"
              label={t('register.arrived')}
              {...form.getInputProps('arrived')}
              value={form.values.arrived ?? ''}
            />
          )}
          {chosen === 'gone' && (
            <>
              <TextField
                type="time"
                label={t('register.left')}
                {...form.getInputProps('left')}
                value={form.values.left ?? ''}
              />
              <TextField label={t('register.collector')} {...form.getInputProps('collector')} />
            </>
          )}
          <TextField label={t('correct.reason')} {...form.getInputProps('reason')} />
          <DialogButtons
            confirm={t('save')}
            cancel={t('cancel')}
            pending={correct.isPending}
            onCancel={onClose}
          />
        </ValidatedForm>
        <h2 className={styles.part}>{t('correct.history')}</h2>
        <ul className={styles.troubles}>
          {(marks.data ?? []).map((mark) => (
            <li key={mark.id}>
              <MarkLine mark={mark} />
            </li>
          ))}
        </ul>
      </WorkSurface>
    </Dialog>
  );
}

/** A correction without what its state has no place for. */
function fitting(values: Correction): Correction {
  const { state, arrived, left, collector } = values;
  const isThere = state === 'here' || state === 'gone';
  const isGone = state === 'gone';
  return {
    ...values,
    arrived: isThere ? arrived : null,
    left: isGone ? left : null,
    collector: isGone ? collector : '',
  };
}

function MarkLine({ mark }: { readonly mark: MarkOfDay }) {
  const { t, i18n } = useTranslation('attendance');
  const { act, arrived, left, collector, reason, applied } = mark;
  const line = t('correct.line', {
    when: momentText(mark.notedAt, i18n.language),
    by: mark.by ?? t('correct.gone'),
    act: t(`correct.acts.${act}`),
  });
  const times = [arrived, left].flatMap((time) =>
    time === null ? [] : [timeText(time, i18n.language)],
  );
  const more = [times.join(' – '), collector, reason, applied ? '' : t('correct.notTaken')];
  return <>{[line, ...more].filter((part) => part !== '').join(' · ')}</>;
}
