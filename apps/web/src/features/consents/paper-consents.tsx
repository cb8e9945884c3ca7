import type { AdminUser } from '@lamplight/domain/admin';
import { consentAge } from '@lamplight/domain/consents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../ui/card/titled-card.tsx';
import { SelectField } from '../../ui/form/fields.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { ConsentList } from './components/consent-list.tsx';
import styles from './components/consents.module.css';
import { useConsentsOf, useRecordPaper, useStudentsOfHost } from './consents.queries.ts';
import { useNotices } from './use-notices.ts';

/** Where an admin records what a parent has signed on paper. */
export function PaperConsents() {
  const { t } = useTranslation('consents');
  const students = useStudentsOfHost();
  const [chosen, setChosen] = useState('');
  const student = students.data?.find(({ id }) => String(id) === chosen);
  const options = (students.data ?? []).map(({ id, username, firstName, lastName }) => {
    const name = [firstName, lastName].filter(Boolean).join(' ');
    return { value: String(id), label: name === '' ? username : `${name} (${username})` };
  });
  return (
    <TitledCard title={t('paper.title')} className={styles.card}>
      <p className={styles.text}>{t('paper.text')}</p>
      <QueryState query={students} count={1} shape="rows" failed={t('loadFailed')} />
      {students.data?.length === 0 && <p className={styles.why}>{t('paper.noStudents')}</p>}
      {options.length > 0 && (
        <SelectField
          className={styles.choose ?? ''}
          label={t('paper.choose')}
          data={[{ value: '', label: t('paper.none') }, ...options]}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      )}
      {student !== undefined && <PapersOf key={student.id} student={student} />}
    </TitledCard>
  );
}

function PapersOf({ student }: { readonly student: AdminUser }) {
  const { t } = useTranslation('consents');
  const consents = useConsentsOf(student.id);
  const choosing = useRecordPaper(student.id);
  const noticeOf = useNotices('adult');
  const rule = consentAge(student.age);
  const name = student.firstName ?? student.username;
  return (
    <>
      {rule !== 'child' && <p className={styles.why}>{t(`paper.${rule}`, { name })}</p>}
      <QueryState query={consents} count={4} shape="rows" failed={t('loadFailed')} />
      <ConsentList
        consents={consents.data}
        noticeOf={noticeOf}
        choosing={choosing}
        ways={{ give: t('paper.give'), withdraw: t('paper.withdraw') }}
      />
    </>
  );
}
