import { type FoundStudent, type ListedClass, STUDENTS_OF_A_PAGE } from '@lamplight/domain/classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { StudentChoice } from '../../../ui/student-choice/student-choice.tsx';
import { useStudentSearch } from '../../../ui/student-choice/use-student-search.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import { useAddStudents, useFoundStudents } from '../class-admin.queries.ts';
import styles from './class-dialogs.module.css';

export interface AddStudentsDialogProps {
  readonly to: ListedClass;
  readonly onClose: () => void;
}

/** Puts students of the host into a class; they stay in the classes that they are in. */
export function AddStudentsDialog({ to, onClose }: AddStudentsDialogProps) {
  const { t } = useTranslation('class-admin');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const search = useStudentSearch();
  const found = useFoundStudents(search.query);
  const add = useAddStudents();
  const fail = useFailureToast();
  const { name } = to;
  const noteOf = ({ classes }: FoundStudent) =>
    classes.length === 0 ? t('add.noClass') : classes.map((place) => place.name).join(', ');
  const send = () =>
    add.mutate(
      { classId: to.id, studentIds: [...chosen] },
      {
        onSuccess: ({ students: count }) => {
          showToast({ kind: 'success', title: t('add.done', { count, name }) });
          onClose();
        },
        onError: (error) => fail({ title: t('add.notDone'), error, fallback: t('again') }),
      },
    );
  return (
    <Dialog title={t('add.title', { name })} size="lg" onClose={onClose}>
      <WorkSurface>
        <div className={styles.form}>
          <QueryState query={found} count={4} shape="rows" failed={t('add.failed')} />
          {found.data !== undefined && (
            <StudentChoice
              {...search}
              label={t('add.list')}
              searchLabel={t('add.search')}
              found={found.data}
              pageSize={STUDENTS_OF_A_PAGE}
              chosen={chosen}
              onChoose={setChosen}
              noteOf={noteOf}
            />
          )}
          <DialogButtons
            confirm={t('add.submit', { count: chosen.size })}
            cancel={t('cancel')}
            pending={add.isPending}
            disabled={chosen.size === 0}
            onConfirm={send}
            onCancel={onClose}
          />
        </div>
      </WorkSurface>
    </Dialog>
  );
}
