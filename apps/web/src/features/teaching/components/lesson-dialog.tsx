import { LESSON_DIFFICULTIES } from '@lamplight/domain/lessons';
import { Button } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SelectField, TextField } from '../../../ui/form/fields.tsx';
import { focusFirstError } from '../../../ui/form/focus-first-error.ts';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import { LessonText } from '../editor/lesson-text.tsx';
import { type LessonRules, type LessonValues, lacksInformation } from '../lesson-form.ts';
import { playOf, type ShowPlay } from '../show-play.ts';
import { GenerateContent } from './generate-content.tsx';
import styles from './my-lessons.module.css';

export interface LessonDialogProps {
  readonly title: string;
  readonly rules: LessonRules;
  readonly initial: LessonValues;
  /** A lesson as students will play it. */
  readonly showPlay: ShowPlay;
  readonly words: { readonly submit: string; readonly pending: string; readonly failed: string };
  /** Sends the lesson; the dialog closes when it was taken and says so when it was not. */
  readonly onSubmit: (values: LessonValues) => Promise<void>;
  readonly onClose: () => void;
}

/** The fields of a lesson, to create one or to edit one. */
export function LessonDialog(props: LessonDialogProps) {
  const { title, rules, initial, words, showPlay, onSubmit, onClose } = props;
  const { t } = useTranslation('teaching');
  const [pending, setPending] = useState(false);
  const form = useSchemaForm<LessonValues>(rules.schema, { initialValues: initial });

  const send = async (values: LessonValues) => {
    setPending(true);
    try {
      await onSubmit(values);
      onClose();
    } catch (error) {
      form.showRefusals(error);
      showToast({ kind: 'failure', title: t('form.error'), text: words.failed });
      setPending(false);
    }
  };

  const refuse = (errors: FormErrors, values: LessonValues) => {
    focusFirstError(form, errors);
    if (!lacksInformation(values)) return;
    showToast({ kind: 'failure', title: t('form.missing'), text: t('form.missingText') });
  };

  const required = { required: true, withAsterisk: false };
  return (
    <Dialog title={title} size="xl" onClose={onClose}>
      <WorkSurface>
        <form noValidate className={styles.form} onSubmit={form.onSubmit(send, refuse)}>
          <TextField label={t('form.title')} {...required} {...form.getInputProps('title')} />
          <TextAreaField
            label={t('form.description')}
            minRows={2}
            maxRows={6}
            {...required}
            {...form.getInputProps('description')}
          />
          <div className={styles.row}>
            <SelectField
              label={t('form.subject')}
              data={rules.subjects.map((value) => ({ value, label: t(`subjects.${value}`) }))}
              {...form.getInputProps('subject')}
            />
            <SelectField
              label={t('form.difficulty')}
              data={LESSON_DIFFICULTIES.map((value) => ({
                value,
                label: t(`difficulty.${value}`),
              }))}
              {...form.getInputProps('difficulty')}
            />
            <TextField
              label={t('form.duration')}
              type="number"
              inputMode="numeric"
              min={rules.shortest}
              max={rules.longest}
              {...required}
              {...form.getInputProps('duration')}
            />
          </div>
          <GenerateContent
            valuesNow={form.getValues}
            onDraft={form.setValues}
            onUntitled={() => form.setFieldError('title', t('generate.missingText'))}
          />
          <LessonText
            field={{ ...required, ...form.getInputProps('content') }}
            valuesNow={form.getValues}
            onText={(text) => form.setFieldValue('content', text)}
            preview={(play) => showPlay(playOf(form.getValues(), play))}
          />
          <div className={styles.buttons}>
            <Button type="submit" disabled={pending}>
              {pending ? words.pending : words.submit}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('form.cancel')}
            </Button>
          </div>
        </form>
      </WorkSurface>
    </Dialog>
  );
}
