import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeacherTab } from '../place.ts';
import styles from './home-part.module.css';

export interface HomePartProps {
  /** The tab that the part belongs to. */
  readonly tab: TeacherTab;
  readonly onBack: (tab: TeacherTab) => void;
  readonly children: ReactNode;
}

/** A part that opened inside a tab, with the way back to it. */
export function HomePart({ tab, onBack, children }: HomePartProps) {
  const { t } = useTranslation('teaching');
  return (
    <div className={styles.part}>
      <Button
        variant="default"
        className={styles.back ?? ''}
        leftSection={<IconArrowLeft size={20} aria-hidden />}
        onClick={() => onBack(tab)}
      >
        {t('tabs.backTo', { tab: t(`tabs.${tab}`) })}
      </Button>
      {children}
    </div>
  );
}
