import type { Assignment } from '@lamplight/domain/assignments';
import type { TeacherLesson } from '@lamplight/domain/teaching';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/dates.ts';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useCompletions, useUnassign } from '../assignments.queries.ts';
import { usePlaceWords } from '../use-place-words.ts';
import styles from './assignment.module.css';

export interface GivenClassProps {
  readonly lesson: TeacherLesson;
  readonly place: Assignment;
}

/** A class that has the lesson: how many have completed it, who, and the way to take it back. */
export function GivenClass({ lesson, place }: GivenClassProps) {
  const { t } = useTranslation('assignments');
  const wordsOf = usePlaceWords();
  const [open, setOpen] = useState(false);
  const unassign = useUnassign();
  const fail = useFailureToast();
  const { classId, className: name } = place;
  const takeBack = () =>
    unassign.mutate(
      { lessonId: lesson.id, classId },
      {
        onSuccess: () => showToast({ kind: 'success', title: t('dialog.takenBack', { name }) }),
        onError: (error) =>
          fail({ title: t('dialog.notDone'), error, fallback: t('dialog.again') }),
      },
    );
  return (
    <li className={styles.place}>
      <div className={styles.row}>
        <span>{wordsOf(place)}</span>
        <Button
          variant="subtle"
          aria-label={t('dialog.takeBackOne', { title: lesson.title, name })}
          loading={unassign.isPending}
          onClick={takeBack}
        >
          {t('dialog.takeBack')}
        </Button>
      </div>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('dialog.who')}</summary>
        {open && <Completions lessonId={lesson.id} classId={classId} />}
      </details>
    </li>
  );
}

function Completions(place: { readonly lessonId: number; readonly classId: number }) {
  const { t, i18n } = useTranslation('assignments');
  const students = useCompletions(place);
  return (
    <>
      <QueryState
        query={students}
        count={2}
        shape="rows"
        loading={t('dialog.whoLoading')}
        failed={t('dialog.whoFailed')}
      />
      <ul className={styles.students}>
        {students.data?.map(({ id, name, completedAt, answered, right }) => (
          <li key={id}>
            {name}:{' '}
            {completedAt === null ? t('dialog.notYet') : momentText(completedAt, i18n.language)}
            {answered > 0 && `, ${t('dialog.right', { right, count: answered })}`}
          </li>
        ))}
      </ul>
    </>
  );
}
