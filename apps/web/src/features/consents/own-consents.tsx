import { consentAge } from '@lamplight/domain/consents';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { TitledCard } from '../../ui/card/titled-card.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { ConsentList } from './components/consent-list.tsx';
import styles from './components/consents.module.css';
import { DecidedByParent } from './components/decided-by-parent.tsx';
import { useChooseForOneself, useOwnConsents } from './consents.queries.ts';
import { useNotices } from './use-notices.ts';

/** What a student consents to: their own choice from 13 on, before that what a parent has chosen. */
export function OwnConsents() {
  const { t } = useTranslation('consents');
  const { user } = useSession();
  const consents = useOwnConsents();
  const choosing = useChooseForOneself();
  const noticeOf = useNotices('student');
  const age = user?.age ?? null;
  const rule = consentAge(age);
  return (
    <TitledCard title={t('title')} className={styles.card}>
      <QueryState query={consents} count={2} shape="rows" failed={t('loadFailed')} />
      {consents.data !== undefined &&
        (rule === 'child' ? (
          <DecidedByParent consents={consents.data} age={age} />
        ) : (
          <>
            <p className={styles.text}>{t(`own.${rule}`)}</p>
            <ConsentList
              consents={consents.data}
              noticeOf={noticeOf}
              choosing={choosing}
              ways={{ give: t('give'), withdraw: t('withdraw') }}
              why={t('own.onlyParent')}
            />
          </>
        ))}
    </TitledCard>
  );
}
