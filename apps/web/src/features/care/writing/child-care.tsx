import type { LinkedStudent } from '@lamplight/domain/families';
import { useTranslation } from 'react-i18next';
import { calledName } from '../../../lib/full-name.ts';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useCareOfChild } from '../care.queries.ts';
import styles from '../components/care.module.css';
import { EditableCare } from './editable-care.tsx';

/** Where a parent writes whom to call for a child, and which allergies and medicines to mind. */
export function ChildCare({ student }: { readonly student: LinkedStudent }) {
  const { t } = useTranslation('care');
  const name = calledName(student);
  return (
    <TitledCard title={t('title')} className={styles.card}>
      {student.linkStatus === 'confirmed' ? (
        <CareOfConfirmed studentId={student.id} name={name} />
      ) : (
        <Notice picture="key">{t('write.unconfirmed', { name })}</Notice>
      )}
    </TitledCard>
  );
}

function CareOfConfirmed({
  studentId,
  name,
}: {
  readonly studentId: number;
  readonly name: string;
}) {
  const { t } = useTranslation('care');
  const care = useCareOfChild(studentId);
  if (care.data === undefined) {
    return (
      <QueryState query={care} count={3} shape="rows" loading={t('loading')} failed={t('failed')} />
    );
  }
  return (
    <EditableCare
      {...{ studentId, name, writer: 'parent', view: care.data }}
      onChanged={() => void care.refetch()}
      // The answer of the host is what is shown next.
      onSaved={() => undefined}
    />
  );
}
