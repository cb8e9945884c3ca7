import { STUDENT_SIGN_UPS } from '@lamplight/domain/auth';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../ui/card/titled-card.tsx';
import { ChooseOne } from '../../ui/form/choice-tiles.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import styles from './sign-up.module.css';
import { useChosenSignUp, useSaveSignUp } from './sign-up.queries.ts';

/** No choice of the admin: what the host was started with (STUDENT_SIGNUP) holds. */
const AS_STARTED = 'as-started';
const CHOICES = [...STUDENT_SIGN_UPS, AS_STARTED] as const;
type Choice = (typeof CHOICES)[number];

/** Who may make a student's account on this host, for the admin to choose. */
export function SignUpSettings() {
  const { t } = useTranslation('sign-up');
  const current = useChosenSignUp();
  const save = useSaveSignUp();
  const tellFailure = useFailureToast();

  const choose = async (choice: Choice) => {
    const students = choice === AS_STARTED ? null : choice;
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
        count={CHOICES.length}
        shape="rows"
        loading={t('loading')}
        failed={t('failed')}
      />
      {current.data !== undefined && (
        <ChooseOne
          legend={t('title')}
          chosen={current.data ?? AS_STARTED}
          choices={CHOICES.map((value) => ({
            ...{ value, label: t(`choices.${value}`), note: t(`notes.${value}`) },
          }))}
          onChoose={(value) => void choose(value)}
        />
      )}
    </TitledCard>
  );
}
