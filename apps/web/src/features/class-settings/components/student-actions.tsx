import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/form/fields.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import styles from '../class-settings.module.css';
import { useMoveStudents, useRemoveStudents } from '../class-settings.queries.ts';
import { Question } from './question.tsx';

/** A class that students can be moved to. */
export interface MoveTarget {
  readonly id: number;
  readonly name: string;
}

export interface StudentActionsProps {
  readonly classId: number;
  readonly studentIds: number[];
  readonly targets: readonly MoveTarget[];
  readonly onDone: () => void;
}

/** What is done with the students who were chosen. */
export function StudentActions({ classId, studentIds, targets, onDone }: StudentActionsProps) {
  const { t } = useTranslation('class-settings');
  const [targetId, setTargetId] = useState<number | undefined>(targets[0]?.id);
  const [removing, setRemoving] = useState(false);
  const move = useMoveStudents();
  const remove = useRemoveStudents();
  const fail = useFailureToast();
  const count = studentIds.length;
  const target = targets.find(({ id }) => id === targetId);
  const onError = (error: unknown) => fail({ title: t('notSaved'), error, fallback: t('again') });

  const sendMove = ({ id: toClassId, name }: MoveTarget) =>
    move.mutate(
      { classId, toClassId, studentIds },
      {
        onError,
        onSuccess: ({ students }) => {
          onDone();
          const title = t('students.moved', { count: students, name });
          showToast({ kind: 'success', title });
        },
      },
    );
  const sendRemove = () =>
    remove.mutate(
      { classId, studentIds },
      {
        onError,
        onSuccess: ({ students }) => {
          onDone();
          showToast({ kind: 'success', title: t('students.removed', { count: students }) });
        },
        onSettled: () => setRemoving(false),
      },
    );

  return (
    <>
      <p className={styles.chosen}>{t('students.chosen', { count })}</p>
      {target !== undefined && (
        <>
          <SelectField
            label={t('students.target')}
            value={String(target.id)}
            data={targets.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(event) => setTargetId(Number(event.currentTarget.value))}
          />
          <Button loading={move.isPending} onClick={() => sendMove(target)}>
            {t('students.move')}
          </Button>
        </>
      )}
      <Button variant="default" onClick={() => setRemoving(true)}>
        {t('students.remove')}
      </Button>
      {removing && (
        <Question
          title={t('students.removeTitle')}
          text={t('students.removeText', { count })}
          confirm={t('students.remove')}
          pending={remove.isPending}
          onConfirm={sendRemove}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}
