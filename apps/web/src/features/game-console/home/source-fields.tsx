import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/form/fields.tsx';
import type { SchemaForm } from '../../../ui/form/use-schema-form.ts';
import { useOwnSets, useTopics } from './home.queries.ts';
import type { RoomValues } from './room-form.ts';

/** Where the questions come from: the game's own, mixed or about a topic, or a set of the teacher's. */
export function SourceFields({ form }: { readonly form: SchemaForm<RoomValues> }) {
  const { t } = useTranslation('game-console');
  const { gameType, band, questionSetId } = form.values;
  const sets = useOwnSets();
  const topics = useTopics({ gameType, band });
  return (
    <>
      <SelectField
        label={t('open.questions')}
        data={[
          { value: '', label: t('open.bank') },
          ...(sets.data ?? []).map(({ id, name }) => ({
            value: String(id),
            label: t('open.set', { name }),
          })),
        ]}
        {...form.getInputProps('questionSetId')}
      />
      {questionSetId === '' && (
        <SelectField
          label={t('open.topic')}
          data={[
            { value: '', label: t('open.mixed') },
            ...(topics.data ?? []).map(({ topic, name }) => ({
              value: topic,
              label: t(`open.topics.${topic}` as 'open.topics.life', { defaultValue: name }),
            })),
          ]}
          {...form.getInputProps('topic')}
        />
      )}
    </>
  );
}
