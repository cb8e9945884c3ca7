import type { FoundStudent } from '@lamplight/domain/classes';
import { consentAge } from '@lamplight/domain/consents';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calledName, fullName } from '../../lib/full-name.ts';
import { TitledCard } from '../../ui/card/titled-card.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { ConsentList } from './components/consent-list.tsx';
import styles from './components/consents.module.css';
import { FindStudent, focusWhenShown } from './components/find-student.tsx';
import { useConsentsOf, useRecordPaper } from './consents.queries.ts';
import { useNotices } from './use-notices.ts';

/** Where an admin records what a parent has signed on paper. */
export function PaperConsents() {
  const { t } = useTranslation('consents');
  const [student, setStudent] = useState<FoundStudent | null>(null);
  const [again, setAgain] = useState(false);
  const choose = (next: FoundStudent | null) => {
    setStudent(next);
    setAgain(true);
  };
  return (
    <TitledCard title={t('paper.title')} className={styles.card}>
      <p className={styles.text}>{t('paper.text')}</p>
      {student === null ? (
        <FindStudent again={again} onChoose={choose} />
      ) : (
        <>
          <div className={styles.head}>
            <p className={styles.text}>
              <strong>{fullName(student)}</strong> ({student.username})
            </p>
            <Button ref={focusWhenShown} variant="default" onClick={() => choose(null)}>
              {t('paper.other')}
            </Button>
          </div>
          <PapersOf key={student.id} student={student} />
        </>
      )}
    </TitledCard>
  );
}

function PapersOf({ student }: { readonly student: FoundStudent }) {
  const { t } = useTranslation('consents');
  const consents = useConsentsOf(student.id);
  const choosing = useRecordPaper(student.id);
  const noticeOf = useNotices('adult');
  const rule = consentAge(student.age);
  const name = calledName(student);
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
