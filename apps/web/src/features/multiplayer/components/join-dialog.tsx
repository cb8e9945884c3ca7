import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { RoomCode } from '../../../ui/game/room-code.tsx';
import styles from './dialogs.module.css';

export interface JoinDialogProps {
  readonly code: string;
  readonly onAnswer: (joins: boolean) => void;
}

/** Asks whoever scanned a room's code whether to join it. */
export function JoinDialog({ code, onAnswer }: JoinDialogProps) {
  const { t } = useTranslation('multiplayer');
  return (
    <Dialog title={t('join.ask')} onClose={() => onAnswer(false)}>
      <div className={styles.content}>
        <p className={styles.text}>{t('join.askText', { code })}</p>
        <div className={styles.code} aria-hidden="true">
          <RoomCode code={code} look="wall" />
        </div>
        <div className={styles.ways}>
          <Button variant="default" onClick={() => onAnswer(false)}>
            {t('join.no')}
          </Button>
          <Button variant="cta" onClick={() => onAnswer(true)}>
            {t('join.submit')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
