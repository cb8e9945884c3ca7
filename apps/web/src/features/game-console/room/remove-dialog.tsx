import type { ConsolePlayer } from '@lamplight/domain/multiplayer';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import styles from './dialogs.module.css';
import { useRemovePlayer } from './room.queries.ts';

export interface PlayerDialogProps {
  readonly roomId: string;
  readonly player: ConsolePlayer;
  readonly onClose: () => void;
}

/** Asks before a child is taken out of the room. */
export function RemoveDialog({ roomId, player, onClose }: PlayerDialogProps) {
  const { t } = useTranslation('game-console');
  const tellFailure = useFailureToast();
  const remove = useRemovePlayer();
  const name = player.realName;
  const submit = () =>
    remove.mutate(
      { roomId, playerId: player.id },
      {
        onSuccess: onClose,
        onError: (error) =>
          tellFailure({ title: t('remove.failed'), error, fallback: t('controls.failedText') }),
      },
    );
  return (
    <Dialog title={t('remove.title', { name })} onClose={onClose}>
      <WorkSurface>
        <div className={styles.form}>
          <p className={styles.text}>{t('remove.text', { name })}</p>
          <div className={styles.ways}>
            <Button data-autofocus variant="default" onClick={onClose}>
              {t('remove.cancel')}
            </Button>
            <Button disabled={remove.isPending} onClick={submit}>
              {t('remove.submit')}
            </Button>
          </div>
        </div>
      </WorkSurface>
    </Dialog>
  );
}
