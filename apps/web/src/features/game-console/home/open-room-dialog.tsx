import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { type ClassChoice, ClassDialog } from './class-dialog.tsx';
import { useOpenRoom } from './home.queries.ts';
import { emptyRoom, newRoomOf, type RoomValues, roomFormSchema } from './room-form.ts';
import { RoomForm } from './room-form-fields.tsx';

/** Opens a room for one of the teacher's classes, and goes to its console. */
export function OpenRoomDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('game-console');
  return (
    <ClassDialog title={t('open.title')} onClose={onClose}>
      {(choice) => <NewRoom {...choice} onClose={onClose} />}
    </ClassDialog>
  );
}

interface NewRoomProps extends ClassChoice {
  readonly onClose: () => void;
}

function NewRoom({ classes, first, onClose }: NewRoomProps) {
  const { t } = useTranslation('game-console');
  const navigate = useNavigate();
  const tellFailure = useFailureToast();
  const open = useOpenRoom();
  const form = useSchemaForm<RoomValues>(roomFormSchema, {
    initialValues: emptyRoom(t('open.defaultName'), first.id),
  });
  const submit = (values: RoomValues) =>
    open.mutate(newRoomOf(values), {
      onSuccess: ({ room }) =>
        navigate({ to: '/multiplayer-games/room/$code', params: { code: room.id } }),
      onError: (error) => {
        form.showRefusals(error);
        tellFailure({ title: t('open.failed'), error, fallback: t('open.failedText') });
      },
    });
  return (
    <RoomForm
      form={form}
      classes={classes}
      pending={open.isPending}
      onSubmit={submit}
      onCancel={onClose}
    />
  );
}
