import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { RoomCode } from '../../../ui/game/room-code.tsx';
import styles from './dialogs.module.css';

export interface JoinDialogProps {
  readonly code: string;
  /** The question has been answered, either way. */
  readonly onAsked: () => void;
  readonly onJoin: (code: string) => void;
}

/** Asks whoever scanned a room's code whether to join it. */
export function JoinDialog({ code, onAsked, onJoin }: JoinDialogProps) {
  const { t } = useTranslation('multiplayer');
  const join = () => {
    onAsked();
    onJoin(code);
  };
  return (
    <Dialog title={t('join.ask')} onClose={onAsked}>
      <div className={styles.content}>
        <p className={styles.text}>{t('join.askText', { code })}</p>
        <div className={styles.code} aria-hidden="true">
          <RoomCode code={code} look="wall" />
        </div>
        <div className={styles.ways}>
          <Button variant="default" onClick={onAsked}>
            {t('join.no')}
          </Button>
          <Button variant="cta" onClick={join}>
            {t('join.submit')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
