import { Button } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './code-tab.module.css';
import type { Workbench } from './use-workbench.ts';

export interface WorkButtonsProps {
  readonly bench: Workbench;
  readonly onRestart: () => void;
}

/** Run, check, stop, start over. */
export function WorkButtons({ bench, onRestart }: WorkButtonsProps) {
  const { t } = useTranslation('projects');
  const { running, isChecking, run, check } = bench;
  const isBusy = running.isTiming || isChecking;
  // A button that is busy keeps the focus, so it is not disabled but does nothing.
  const unlessBusy = (act: () => void) => () => {
    if (!isBusy) act();
  };
  return (
    <div className={styles.buttons}>
      <Button
        variant="subject"
        aria-disabled={isBusy}
        onClick={unlessBusy(run)}
        leftSection={<IconPlayerPlay size={22} aria-hidden />}
      >
        {t(running.isTiming && !isChecking ? 'work.running' : 'work.run')}
      </Button>
      <Button
        variant="cta"
        aria-disabled={isBusy}
        onClick={unlessBusy(check)}
        leftSection={<Picture name="check-mark-button" size={24} />}
      >
        {t(isChecking ? 'work.checking' : 'work.check')}
      </Button>
      {running.canStop && (
        <Button
          variant="default"
          onClick={running.stop}
          leftSection={<IconPlayerStop size={22} aria-hidden />}
        >
          {t('work.stop')}
        </Button>
      )}
      <Button
        variant="subtle"
        className={styles.restart}
        onClick={onRestart}
        leftSection={<IconRefresh size={20} aria-hidden />}
      >
        {t('work.restart')}
      </Button>
    </div>
  );
}
