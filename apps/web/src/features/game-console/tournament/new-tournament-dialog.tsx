import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { type ClassChoice, ClassDialog } from '../home/class-dialog.tsx';
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
  return (
    <ClassDialog title={t('tournament.title')} onClose={onClose}>
      {(choice) => <NewTournament {...choice} onClose={onClose} />}
    </ClassDialog>
  );
}

interface NewTournamentProps extends ClassChoice {
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
