import { RANKINGS } from '@lamplight/domain/multiplayer';
import type { TaughtClass } from '@lamplight/domain/teaching';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../../ui/form/fields.tsx';
import type { SchemaForm } from '../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../ui/form/validated-form.tsx';
import { GameFields } from './game-fields.tsx';
import styles from './home.module.css';
import { ROOM_SIZES, type RoomValues, TEAM_COUNTS } from './room-form.ts';

export interface RoomFormProps {
  readonly form: SchemaForm<RoomValues>;
  readonly classes: readonly TaughtClass[];
  readonly pending: boolean;
  readonly onSubmit: (values: RoomValues) => void;
  readonly onCancel: () => void;
}

/** Everything that a teacher decides of a room before it opens. */
export function RoomForm({ form, classes, pending, onSubmit, onCancel }: RoomFormProps) {
  const { t } = useTranslation('game-console');
  const numbers = (counts: readonly number[]) =>
    counts.map((count) => ({ value: String(count), label: String(count) }));
  return (
    <ValidatedForm form={form} onSubmit={onSubmit} className={styles.form}>
      <GameFields
        form={form}
        first={
          <>
            <TextField label={t('open.name')} {...form.getInputProps('name')} />
            <SelectField
              label={t('open.class')}
              data={classes.map(({ id, name }) => ({ value: String(id), label: name }))}
              {...form.getInputProps('classId')}
            />
          </>
        }
        last={
          <>
            <SelectField
              label={t('open.size')}
              data={numbers(ROOM_SIZES)}
              {...form.getInputProps('maxPlayers')}
            />
            <SelectField
              label={t('open.ranking')}
              data={RANKINGS.map((value) => ({ value, label: t(`ranking.${value}`) }))}
              {...form.getInputProps('ranking')}
            />
            {form.values.ranking === 'teams' && (
              <SelectField
                label={t('open.teams')}
                data={numbers(TEAM_COUNTS)}
                {...form.getInputProps('teams')}
              />
            )}
          </>
        }
      />
      <div className={styles.ways}>
        <Button type="submit" disabled={pending}>
          {t(pending ? 'open.pending' : 'open.submit')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('open.cancel')}
        </Button>
      </div>
    </ValidatedForm>
  );
}
