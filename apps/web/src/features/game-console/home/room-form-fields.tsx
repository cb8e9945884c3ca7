import { CONTENT_BANDS } from '@lamplight/domain/age';
import { GAME_TYPES, RANKINGS } from '@lamplight/domain/multiplayer';
import type { TaughtClass } from '@lamplight/domain/teaching';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ChooseOne } from '../../../ui/form/choice-tiles.tsx';
import { SelectField, TextField } from '../../../ui/form/fields.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import type { SchemaForm } from '../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../ui/form/validated-form.tsx';
import { GAME_LOOKS } from '../../../ui/game/game-looks.ts';
import styles from './home.module.css';
import { QUESTION_COUNTS, ROOM_SIZES, type RoomValues, TEAM_COUNTS } from './room-form.ts';
import { SourceFields } from './source-fields.tsx';

export interface RoomFormProps {
  readonly form: SchemaForm<RoomValues>;
  readonly classes: readonly TaughtClass[];
  readonly pending: boolean;
  readonly onSubmit: (values: RoomValues) => void;
  readonly onCancel: () => void;
}

/** Everything that a teacher decides of a room before it opens. */
export function RoomForm({ form, classes, pending, onSubmit, onCancel }: RoomFormProps) {
  const { t } = useTranslation(['game-console', 'game']);
  const { values, setFieldValue } = form;
  const numbers = (counts: readonly number[]) =>
    counts.map((count) => ({ value: String(count), label: String(count) }));
  return (
    <ValidatedForm form={form} onSubmit={onSubmit} className={styles.form}>
      <ChooseOne
        legend={t('open.game')}
        choices={GAME_TYPES.map((value) => ({
          value,
          label: t(`game:games.${value}.name`),
          picture: GAME_LOOKS[value].picture,
        }))}
        chosen={values.gameType}
        onChoose={(gameType) => {
          setFieldValue('gameType', gameType);
          setFieldValue('topic', '');
        }}
      />
      <div className={styles.fields}>
        <TextField label={t('open.name')} {...form.getInputProps('name')} />
        <SelectField
          label={t('open.class')}
          data={classes.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...form.getInputProps('classId')}
        />
        <SelectField
          label={t('open.band')}
          data={CONTENT_BANDS.map((value) => ({ value, label: t(`bands.${value}`) }))}
          value={values.band}
          onChange={({ currentTarget }) => {
            setFieldValue('band', currentTarget.value as RoomValues['band']);
            setFieldValue('topic', '');
          }}
        />
        <SourceFields form={form} />
        <SelectField
          label={t('open.count')}
          data={[{ value: '', label: t('open.countUsual') }, ...numbers(QUESTION_COUNTS)]}
          {...form.getInputProps('questions')}
        />
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
        {values.ranking === 'teams' && (
          <SelectField
            label={t('open.teams')}
            data={numbers(TEAM_COUNTS)}
            {...form.getInputProps('teams')}
          />
        )}
      </div>
      <SwitchField
        label={t('open.calm')}
        description={t('open.calmText')}
        checked={values.calm}
        onChange={({ currentTarget }) => setFieldValue('calm', currentTarget.checked)}
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
