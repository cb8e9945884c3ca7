import '@mantine/core/styles/Group.css';
import type { RoomView } from '@lamplight/domain/multiplayer';
import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../ui/form/validated-form.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import { GameFields } from '../home/game-fields.tsx';
import { emptyRoom, gameOf, type RoomValues, roomFormSchema } from '../home/room-form.ts';
import { useNextGame } from './room.queries.ts';

export interface NextGameDialogProps {
  readonly room: RoomView;
  readonly onClose: () => void;
}

/** Chooses what the same children play next: they stay seated, and the code stays the same. */
export function NextGameDialog({ room, onClose }: NextGameDialogProps) {
  const { t } = useTranslation('game-console');
  const tellFailure = useFailureToast();
  const next = useNextGame();
  const { gameType, band, calm } = room;
  const form = useSchemaForm<RoomValues>(roomFormSchema, {
    initialValues: { ...emptyRoom(room.name, 0), gameType, band, calm },
  });
  const submit = (values: RoomValues) =>
    next.mutate(
      { roomId: room.id, ...gameOf(values) },
      {
        onSuccess: onClose,
        onError: (error) =>
          tellFailure({
            title: t('nextGame.failed'),
            error,
            fallback: t('controls.failedText'),
          }),
      },
    );
  return (
    <Dialog title={t('controls.nextGame')} size="lg" onClose={onClose}>
      <WorkSurface>
        <p>{t('nextGame.text')}</p>
        <ValidatedForm form={form} onSubmit={submit}>
          <GameFields form={form} />
          <Group mt="md">
            <Button type="submit" loading={next.isPending}>
              {t('nextGame.submit')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('open.cancel')}
            </Button>
          </Group>
        </ValidatedForm>
      </WorkSurface>
    </Dialog>
  );
}
