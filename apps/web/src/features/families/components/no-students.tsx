import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import styles from './student-view.module.css';

export interface NoStudentsProps {
  readonly searching: boolean;
  readonly onLookAgain: () => void;
  /** Where the code of a pairing slip is typed. */
  readonly linkChild: ReactNode;
}

/** 'No Students Found' (spec 2), and the way to link a child that works on any host. */
export function NoStudents({ searching, onLookAgain, linkChild }: NoStudentsProps) {
  const { t } = useTranslation('families');
  return (
    <div className={styles.view}>
      <EmptyState
        picture="people-hugging"
        title={t('none.title')}
        text={t('none.text')}
        action={
          <Button variant="default" loading={searching} onClick={onLookAgain}>
            {t('none.again')}
          </Button>
        }
      />
      <TitledCard title={t('link.slip')} className={styles.view}>
        {linkChild}
      </TitledCard>
    </div>
  );
}
