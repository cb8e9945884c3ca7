import type { TaughtClass } from '@lamplight/domain/teaching';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import { useTaughtClasses } from '../home/home.queries.ts';
import { useNewTournament } from './tournament.queries.ts';
import {
  emptyTournament,
  newTournamentOf,
  type TournamentValues,
  tournamentFormSchema,
} from './tournament-form.ts';
import { TournamentForm } from './tournament-form-fields.tsx';

/** Splits a class into rooms of the same strength, and goes to their board. */
export function NewTournamentDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('game-console');
  const classes = useTaughtClasses();
  const [first] = classes.data ?? [];
  return (
    <Dialog title={t('tournament.title')} size="lg" onClose={onClose}>
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
          <NewTournament classes={classes.data} first={first} onClose={onClose} />
        )}
      </WorkSurface>
    </Dialog>
  );
}

interface NewTournamentProps {
  readonly classes: readonly TaughtClass[];
  readonly first: TaughtClass;
  readonly onClose: () => void;
}

function NewTournament({ classes, first, onClose }: NewTournamentProps) {
  const { t } = useTranslation('game-console');
  const navigate = useNavigate();
  const tellFailure = useFailureToast();
  const create = useNewTournament();
  const form = useSchemaForm<TournamentValues>(tournamentFormSchema, {
    initialValues: emptyTournament(first.id),
  });
  const submit = (values: TournamentValues, students: readonly number[]) =>
    create.mutate(newTournamentOf(values, students), {
      onSuccess: ({ id }) =>
        navigate({ to: '/multiplayer-games/tournament/$id', params: { id: String(id) } }),
      onError: (error) => {
        form.showRefusals(error);
        tellFailure({ title: t('tournament.notMade'), error, fallback: t('open.failedText') });
      },
    });
  return (
    <TournamentForm
      form={form}
      classes={classes}
      pending={create.isPending}
      onSubmit={submit}
      onCancel={onClose}
    />
  );
}
