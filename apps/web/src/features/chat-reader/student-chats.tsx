import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../ui/card/titled-card.tsx';
import { SelectField } from '../../ui/form/fields.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import styles from './chat-reader.module.css';
import { useAllStudents, useTaughtStudents } from './chat-reader.queries.ts';
import { ConversationOf } from './conversation-of.tsx';

/** The chats of the students in a teacher's classes. */
export function TaughtChats() {
  return <StudentChats students={useTaughtStudents()} />;
}

/** The chats of every student of the host. */
export function AllChats() {
  return <StudentChats students={useAllStudents()} />;
}

interface StudentChatsProps {
  readonly students: ReturnType<typeof useTaughtStudents> | ReturnType<typeof useAllStudents>;
}

function StudentChats({ students }: StudentChatsProps) {
  const { t } = useTranslation('chat');
  const [chosen, setChosen] = useState('');
  const options = (students.data ?? []).map(({ id, username, firstName, lastName }) => {
    const name = [firstName, lastName].filter(Boolean).join(' ');
    return { value: String(id), label: name === '' ? username : `${name} (${username})` };
  });
  const student = students.data?.find(({ id }) => String(id) === chosen);
  return (
    <TitledCard title={t('reader.chats')} className={styles.card}>
      <p className={styles.text}>{t('reader.staff')}</p>
      <QueryState query={students} count={1} shape="rows" failed={t('reader.failed')} />
      {students.isSuccess && options.length === 0 && (
        <p className={styles.text}>{t('reader.noStudents')}</p>
      )}
      {options.length > 0 && (
        <SelectField
          className={styles.choose ?? ''}
          label={t('reader.choose')}
          data={[{ value: '', label: t('reader.nobody') }, ...options]}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      )}
      {chosen !== '' && (
        <ConversationOf
          key={chosen}
          userId={Number(chosen)}
          name={student?.firstName ?? student?.username ?? ''}
        />
      )}
    </TitledCard>
  );
}
