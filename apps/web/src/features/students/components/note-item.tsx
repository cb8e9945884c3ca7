import type { StudentNote } from '@lamplight/domain/students';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/dates.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useDeleteNote } from '../students.queries.ts';
import styles from './students.module.css';

interface NoteItemProps {
  readonly note: StudentNote;
  readonly studentId: number;
}

/** A note with who wrote it; its author can delete it after being asked once. */
export function NoteItem({ note, studentId }: NoteItemProps) {
  const { t, i18n } = useTranslation('students');
  const [asked, setAsked] = useState(false);
  const remove = useDeleteNote(studentId);
  const fail = useFailureToast();
  const send = () =>
    remove.mutate(
      { noteId: note.id },
      {
        onError: (error) => fail({ title: t('notes.notDeleted'), error, fallback: t('tryAgain') }),
      },
    );
  return (
    <li className={styles.note}>
      <p className={styles.text}>{note.text}</p>
      <p className={styles.soft}>
        {note.author ?? t('notes.gone')} · {momentText(note.createdAt, i18n.language)}
      </p>
      {note.deletable && (
        <div className={styles.ways}>
          {asked ? (
            <>
              <Button color="red" loading={remove.isPending} onClick={send}>
                {t('notes.deleteNow')}
              </Button>
              <Button variant="default" onClick={() => setAsked(false)}>
                {t('notes.keep')}
              </Button>
            </>
          ) : (
            <Button variant="default" onClick={() => setAsked(true)}>
              {t('notes.delete')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
