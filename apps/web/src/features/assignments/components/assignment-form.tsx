import type { TaughtClass, TeacherLesson } from '@lamplight/domain/teaching';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ChooseMany } from '../../../ui/form/choice-tiles.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../ui/form/validated-form.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { type AssignmentValues, assignmentFormSchema, assignmentOf } from '../assignment-values.ts';
import { useAssign } from '../assignments.queries.ts';
import styles from './assignment.module.css';

export interface AssignmentFormProps {
  readonly lesson: TeacherLesson;
  readonly classes: readonly TaughtClass[];
}

/** Which classes get a lesson, and until when it is wished for. */
export function AssignmentForm({ lesson, classes }: AssignmentFormProps) {
  const { t } = useTranslation('assignments');
  const assign = useAssign();
  const fail = useFailureToast();
  const [only, ...others] = classes;
  const form = useSchemaForm<AssignmentValues>(assignmentFormSchema, {
    // With one class there is nothing to choose.
    initialValues: {
      classIds: only !== undefined && others.length === 0 ? [only.id] : [],
      dueOn: '',
    },
  });
  const { title } = lesson;
  const send = (values: AssignmentValues) =>
    assign.mutate(assignmentOf(lesson.id, values), {
      onSuccess: () =>
        showToast({
          kind: 'success',
          title: t('dialog.done', { title }),
          text: t('dialog.doneText'),
        }),
      onError: (error) => fail({ title: t('dialog.notDone'), error, fallback: t('dialog.again') }),
    });
  return (
    <ValidatedForm form={form} onSubmit={send} className={styles.form}>
      <ChooseMany
        legend={t('dialog.classes')}
        choices={classes.map(({ id, name, students }) => ({
          value: id,
          label: name,
          note: t('dialog.students', { count: students }),
        }))}
        chosen={form.values.classIds}
        onChoose={(classIds) => form.setFieldValue('classIds', classIds)}
      />
      {form.errors.classIds !== undefined && (
        <p className={styles.error} role="alert">
          {form.errors.classIds}
        </p>
      )}
      <div className={styles.fields}>
        <TextField type="date" label={t('dialog.due')} {...form.getInputProps('dueOn')} />
        <Button type="submit" loading={assign.isPending}>
          {t('dialog.submit')}
        </Button>
      </div>
    </ValidatedForm>
  );
}
