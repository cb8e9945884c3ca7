import { STUDENT_SIGN_UPS, type StudentSignUp } from '@lamplight/domain/auth';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../ui/card/titled-card.tsx';
import { ChooseOne } from '../../ui/form/choice-tiles.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import styles from './sign-up.module.css';
import { useSaveSignUp, useStudentSignUp } from './sign-up.queries.ts';

/** Who may make a student's account on this host, for the admin to choose. */
export function SignUpSettings() {
  const { t } = useTranslation('sign-up');
  const current = useStudentSignUp();
  const save = useSaveSignUp();
  const tellFailure = useFailureToast();

  const choose = async (students: StudentSignUp) => {
    try {
      await save.mutateAsync({ signUp: { students } });
      showToast({ kind: 'success', title: t('saved') });
    } catch (error) {
      tellFailure({ title: t('notSaved'), error, fallback: t('tryAgain') });
    }
  };

  return (
    <TitledCard title={t('title')} className={styles.card}>
      <p className={styles.text}>{t('text')}</p>
      <QueryState
        query={current}
        count={3}
        shape="rows"
        loading={t('loading')}
        failed={t('failed')}
      />
      {current.data !== undefined && (
        <ChooseOne
          legend={t('title')}
          chosen={current.data}
          choices={STUDENT_SIGN_UPS.map((value) => ({
            ...{ value, label: t(`choices.${value}`), note: t(`notes.${value}`) },
          }))}
          onChoose={(value) => void choose(value)}
        />
      )}
    </TitledCard>
  );
}
