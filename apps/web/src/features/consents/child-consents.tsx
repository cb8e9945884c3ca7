import { consentAge } from '@lamplight/domain/consents';
import type { LinkedStudent } from '@lamplight/domain/families';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../ui/card/titled-card.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { ConsentList } from './components/consent-list.tsx';
import styles from './components/consents.module.css';
import { useChooseForChild, useConsentsOf } from './consents.queries.ts';
import { useNotices } from './use-notices.ts';

/** What a parent consents to for a child, or has a say in. */
export function ChildConsents({ student }: { readonly student: LinkedStudent }) {
  const { t } = useTranslation('consents');
  const consents = useConsentsOf(student.id);
  const choosing = useChooseForChild(student.id);
  const noticeOf = useNotices('adult');
  const name = student.firstName ?? student.username;
  const rule = consentAge(student.age);
  const isUnconfirmed = student.linkStatus === 'unconfirmed';
  return (
    <TitledCard title={t('title')} className={styles.card}>
      <p className={styles.text}>{t(`parent.${rule}`, { name })}</p>
      {isUnconfirmed && rule === 'child' && (
        <p className={styles.why}>{t('parent.unconfirmed', { name })}</p>
      )}
      <QueryState query={consents} count={4} shape="rows" failed={t('loadFailed')} />
      <ConsentList
        consents={consents.data}
        noticeOf={noticeOf}
        choosing={choosing}
        ways={{ give: t('parent.give'), withdraw: t('withdraw') }}
      />
    </TitledCard>
  );
}
