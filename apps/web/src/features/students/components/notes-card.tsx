import { MAX_NOTE_LENGTH, type StudentView } from '@lamplight/domain/students';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { calledOf } from '../student-names.ts';
import { useAddNote, useNotes } from '../students.queries.ts';
import { NoteItem } from './note-item.tsx';
import styles from './students.module.css';

/** What the adults of the class write down for each other about a student. */
export function NotesCard({ student }: { readonly student: StudentView }) {
  const { t } = useTranslation('students');
  const notes = useNotes(student.id);
  const add = useAddNote(student.id);
  const fail = useFailureToast();
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(
      { userId: student.id, text },
      {
        onSuccess: () => setText(''),
        onError: (error) => fail({ title: t('notes.failed'), error, fallback: t('tryAgain') }),
      },
    );
  };
  return (
    <TitledCard title={t('notes.title')} className={styles.card}>
      <p className={styles.soft}>{t('notes.about', { name: calledOf(student) })}</p>
      <form className={styles.form} onSubmit={send}>
        <TextAreaField
          label={t('notes.label')}
          value={text}
          minRows={2}
          maxRows={8}
          maxLength={MAX_NOTE_LENGTH}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <Button
          type="submit"
          className={styles.start ?? ''}
          disabled={text.trim() === ''}
          loading={add.isPending}
        >
          {t('notes.add')}
        </Button>
      </form>
      <QueryState
        query={notes}
        count={1}
        shape="rows"
        loading={t('notes.loading')}
        failed={t('notes.notLoaded')}
      />
      {notes.data?.length === 0 && <p className={styles.soft}>{t('notes.none')}</p>}
      <ul className={styles.rows}>
        {notes.data?.map((note) => (
          <NoteItem key={note.id} note={note} studentId={student.id} />
        ))}
      </ul>
    </TitledCard>
  );
}
