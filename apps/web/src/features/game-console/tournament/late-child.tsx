import type { TournamentBoard } from '@lamplight/domain/tournaments';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/form/fields.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import styles from './tournament.module.css';
import { useClassStudents, useTournamentActions } from './tournament.queries.ts';

/** Puts a child who comes late into the smallest team. */
export function LateChild({ board }: { readonly board: TournamentBoard }) {
  const { t } = useTranslation('game-console');
  const tellFailure = useFailureToast();
  const [chosen, setChosen] = useState('');
  const students = useClassStudents(board.classId);
  const { seat } = useTournamentActions(board.id);
  const submit = () =>
    seat.mutate(
      { id: board.id, userId: Number(chosen) },
      {
        onSuccess: () => setChosen(''),
        onError: (error) =>
          tellFailure({ title: t('board.failedAction'), error, fallback: t('board.failedText') }),
      },
    );
  return (
    <Section title={t('board.late')}>
      <p className={styles.facts}>{t('board.lateText')}</p>
      <form
        className={styles.late}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SelectField
          label={t('board.lateChild')}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          data={[
            { value: '', label: t('board.choose') },
            ...(students.data ?? []).map(({ userId, name }) => ({
              value: String(userId),
              label: name,
            })),
          ]}
        />
        <Button type="submit" disabled={chosen === '' || seat.isPending}>
          {t('board.seat')}
        </Button>
      </form>
    </Section>
  );
}
