import { type ClassDetails, newTeacherOfClassSchema } from '@lamplight/domain/classes';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../../lib/full-name.ts';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { UsernameField } from '../../../ui/form/fields.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../ui/form/validated-form.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import styles from '../class-settings.module.css';
import { useAddTeacher, useRemoveTeacher } from '../class-settings.queries.ts';
import { Question } from './question.tsx';

type Teacher = ClassDetails['teachers'][number];

/** Who teaches the class. */
export function TeachersCard({ details }: { readonly details: ClassDetails }) {
  const { t } = useTranslation('class-settings');
  const { id: classId, teachers } = details;
  const [leaving, setLeaving] = useState<Teacher | null>(null);
  return (
    <TitledCard title={t('teachers.title')} className={styles.card}>
      {teachers.length === 0 ? (
        <p className={styles.text}>{t('teachers.none')}</p>
      ) : (
        <ul className={styles.list} aria-label={t('teachers.title')}>
          {teachers.map((teacher) => (
            <li key={teacher.id} className={styles.row}>
              <span className={styles.rowWords}>
                <span>{fullName(teacher)}</span>
                <span className={styles.note}>{teacher.username}</span>
              </span>
              <Button
                variant="subtle"
                aria-label={t('teachers.removeOne', { name: fullName(teacher) })}
                onClick={() => setLeaving(teacher)}
              >
                {t('teachers.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AddTeacher classId={classId} />
      {leaving !== null && (
        <RemoveTeacher classId={classId} teacher={leaving} onClose={() => setLeaving(null)} />
      )}
    </TitledCard>
  );
}

const schema = newTeacherOfClassSchema.omit({ classId: true });

function AddTeacher({ classId }: { readonly classId: number }) {
  const { t } = useTranslation('class-settings');
  const add = useAddTeacher();
  const fail = useFailureToast();
  const form = useSchemaForm<{ username: string }>(schema, { initialValues: { username: '' } });
  const send = ({ username }: { username: string }) =>
    add.mutate(
      { classId, username },
      {
        onSuccess: () => {
          form.reset();
          showToast({ kind: 'success', title: t('teachers.added', { name: username }) });
        },
        onError: (error) => {
          if (form.showRefusals(error)) return;
          fail({ title: t('notSaved'), error, fallback: t('again') });
        },
      },
    );
  return (
    <ValidatedForm form={form} onSubmit={send} className={styles.fields}>
      <UsernameField
        label={t('teachers.username')}
        {...form.getInputProps('username')}
        autoComplete="off"
      />
      <Button type="submit" variant="default" loading={add.isPending}>
        {t('teachers.add')}
      </Button>
    </ValidatedForm>
  );
}

interface RemoveTeacherProps {
  readonly classId: number;
  readonly teacher: Teacher;
  readonly onClose: () => void;
}

function RemoveTeacher({ classId, teacher, onClose }: RemoveTeacherProps) {
  const { t } = useTranslation('class-settings');
  const remove = useRemoveTeacher();
  const fail = useFailureToast();
  const name = fullName(teacher);
  const send = () =>
    remove.mutate(
      { classId, teacherId: teacher.id },
      {
        onSuccess: () => showToast({ kind: 'success', title: t('teachers.removed', { name }) }),
        onError: (error) => fail({ title: t('notSaved'), error, fallback: t('again') }),
        onSettled: onClose,
      },
    );
  return (
    <Question
      title={t('teachers.removeTitle', { name })}
      text={t('teachers.removeText', { name })}
      confirm={t('teachers.remove')}
      pending={remove.isPending}
      onConfirm={send}
      onClose={onClose}
    />
  );
}
