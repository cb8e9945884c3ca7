import '@mantine/core/styles/SimpleGrid.css';
import { CONTENT_BANDS } from '@lamplight/domain/age';
import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/form/fields.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import type { SchemaForm } from '../../../ui/form/use-schema-form.ts';
import { ChooseGame } from '../choose-game.tsx';
import { QUESTION_COUNTS, type RoomValues } from './room-form.ts';
import { SourceFields } from './source-fields.tsx';

export interface GameFieldsProps {
  readonly form: SchemaForm<RoomValues>;
  /** Fields that stand before these, and after them. */
  readonly first?: ReactNode;
  readonly last?: ReactNode;
}

/** What a room plays: the game, for which age, with which questions, and whether against time. */
export function GameFields({ form, first, last }: GameFieldsProps) {
  const { t } = useTranslation('game-console');
  const { values, setFieldValue } = form;
  return (
    <>
      <ChooseGame
        chosen={values.gameType}
        onChoose={(gameType) => {
          setFieldValue('gameType', gameType);
          setFieldValue('topic', '');
        }}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} my="md">
        {first}
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
          data={[
            { value: '', label: t('open.countUsual') },
            ...QUESTION_COUNTS.map((count) => ({ value: String(count), label: String(count) })),
          ]}
          {...form.getInputProps('questions')}
        />
        {last}
      </SimpleGrid>
      <SwitchField
        label={t('open.calm')}
        description={t('open.calmText')}
        checked={values.calm}
        onChange={({ currentTarget }) => setFieldValue('calm', currentTarget.checked)}
      />
    </>
  );
}
