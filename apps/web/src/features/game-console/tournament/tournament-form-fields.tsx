import { CONTENT_BANDS } from '@lamplight/domain/age';
import type { TaughtClass } from '@lamplight/domain/teaching';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ChooseMany } from '../../../ui/form/choice-tiles.tsx';
import { SelectField, TextField } from '../../../ui/form/fields.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import type { SchemaForm } from '../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../ui/form/validated-form.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { ChooseGame } from '../choose-game.tsx';
import styles from './tournament.module.css';
import { useClassStudents } from './tournament.queries.ts';
import { hasEnoughFor, ROOM_COUNTS, type TournamentValues } from './tournament-form.ts';

export interface TournamentFormProps {
  readonly form: SchemaForm<TournamentValues>;
  readonly classes: readonly TaughtClass[];
  readonly pending: boolean;
  /** Gets the values and the ids of the class's students. */
  readonly onSubmit: (values: TournamentValues, students: readonly number[]) => void;
  readonly onCancel: () => void;
}

/** What a tournament plays, in how many rooms, and who is here. */
export function TournamentForm(props: TournamentFormProps) {
  const { form, classes, pending, onSubmit, onCancel } = props;
  const { t } = useTranslation('game-console');
  const { values, setFieldValue } = form;
  const students = useClassStudents(Number(values.classId));
  const ids = students.data?.map(({ userId }) => userId) ?? [];
  const here = ids.filter((id) => !values.absent.includes(id));
  const enough = hasEnoughFor(Number(values.rooms), here.length);
  return (
    <ValidatedForm form={form} onSubmit={(sent) => onSubmit(sent, ids)} className={styles.form}>
      <p className={styles.facts}>{t('tournament.text')}</p>
      <ChooseGame
        chosen={values.gameType}
        onChoose={(gameType) => setFieldValue('gameType', gameType)}
      />
      <div className={styles.fields}>
        <SelectField
          label={t('open.class')}
          data={classes.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={values.classId}
          onChange={({ currentTarget }) => {
            setFieldValue('classId', currentTarget.value);
            setFieldValue('absent', []);
          }}
        />
        <SelectField
          label={t('open.band')}
          data={CONTENT_BANDS.map((value) => ({ value, label: t(`bands.${value}`) }))}
          {...form.getInputProps('band')}
        />
        <SelectField
          label={t('tournament.rooms')}
          data={ROOM_COUNTS.map((count) => ({ value: String(count), label: String(count) }))}
          {...form.getInputProps('rooms')}
        />
        <TextField label={t('tournament.name')} {...form.getInputProps('name')} />
      </div>
      <SwitchField
        label={t('open.calm')}
        description={t('open.calmText')}
        checked={values.calm}
        onChange={({ currentTarget }) => setFieldValue('calm', currentTarget.checked)}
      />
      <QueryState
        query={students}
        count={2}
        shape="rows"
        loading={t('tournament.loading')}
        failed={t('tournament.failed')}
      />
      {students.isSuccess && (
        <div className={styles.who}>
          <ChooseMany
            legend={t('tournament.who')}
            size="small"
            choices={students.data.map(({ userId, name }) => ({ value: userId, label: name }))}
            chosen={here}
            onChoose={(chosen) =>
              setFieldValue(
                'absent',
                ids.filter((id) => !chosen.includes(id)),
              )
            }
          />
        </div>
      )}
      {students.isSuccess && !enough && (
        <p role="status" className={styles.facts}>
          {t('tournament.tooFew')}
        </p>
      )}
      <div className={styles.ways}>
        <Button type="submit" disabled={pending || !enough}>
          {t(pending ? 'tournament.pending' : 'tournament.submit')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('open.cancel')}
        </Button>
      </div>
    </ValidatedForm>
  );
}
