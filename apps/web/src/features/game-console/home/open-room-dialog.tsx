import type { TaughtClass } from '@lamplight/domain/teaching';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import { useOpenRoom, useTaughtClasses } from './home.queries.ts';
import { emptyRoom, newRoomOf, type RoomValues, roomFormSchema } from './room-form.ts';
import { RoomForm } from './room-form-fields.tsx';

/** Opens a room for one of the teacher's classes, and goes to its console. */
export function OpenRoomDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('game-console');
  const classes = useTaughtClasses();
  const [first] = classes.data ?? [];
  return (
    <Dialog title={t('open.title')} size="lg" onClose={onClose}>
      <WorkSurface>
        <QueryState
          query={classes}
          count={2}
          shape="rows"
          loading={t('open.loading')}
          failed={t('open.classesFailed')}
        />
        {classes.isSuccess && first === undefined && <p>{t('open.noClass')}</p>}
        {classes.isSuccess && first !== undefined && (
          <NewRoom classes={classes.data} first={first} onClose={onClose} />
        )}
      </WorkSurface>
    </Dialog>
  );
}

interface NewRoomProps {
  readonly classes: readonly TaughtClass[];
  readonly first: TaughtClass;
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
