import type { CareView } from '@lamplight/domain/care';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useOpenCare } from '../care.queries.ts';
import styles from '../components/care.module.css';
import { CareFacts } from '../components/care-facts.tsx';
import { OpenButton } from './open-button.tsx';
import { useOpened } from './use-opened.ts';

export interface StudentCareProps {
  readonly studentId: number;
  /** What is shown in the place of the mere facts, for who may change them. */
  readonly editable?: (
    view: CareView,
    change: { readonly show: (view: CareView) => void; readonly reopen: () => void },
  ) => ReactNode;
}

/** What is written about a child for emergencies, closed until an adult of the class opens it. */
export function StudentCare({ studentId, editable }: StudentCareProps) {
  const { t } = useTranslation('care');
  const { shown, show, hide, isPresenting } = useOpened<CareView>();
  const open = useOpenCare();
  const fail = useFailureToast();
  const ask = () =>
    open.mutate(
      { studentId },
      {
        onSuccess: show,
        onError: (error) => fail({ title: t('read.notOpened'), error, fallback: t('tryAgain') }),
      },
    );
  return (
    <TitledCard title={t('title')} className={styles.card}>
      {shown === null ? (
        <>
          <p className={styles.soft}>{t('read.about')}</p>
          <OpenButton
            label={t('read.show')}
            isPresenting={isPresenting}
            pending={open.isPending}
            onOpen={ask}
          />
        </>
      ) : (
        <>
          {editable?.(shown, { show, reopen: ask }) ?? <CareFacts {...shown} />}
          <div>
            <Button variant="default" onClick={hide}>
              {t('read.hide')}
            </Button>
          </div>
        </>
      )}
    </TitledCard>
  );
}
