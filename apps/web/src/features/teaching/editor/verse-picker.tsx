import '@mantine/core/styles/Blockquote.css';
import { Blockquote, Button, Group, Paper, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/form/fields.tsx';
import { useVerses } from '../teaching.queries.ts';

/** A passage by its reference: its words are shown before it is put into the text. */
export function VersePicker({ onInsert }: { readonly onInsert: (block: string) => void }) {
  const { t } = useTranslation('teaching');
  const [reference, setReference] = useState('');
  const [wanted, setWanted] = useState('');
  const passage = useVerses(wanted);
  const found = passage.data;
  const words = found?.verses.filter(({ isAsked }) => isAsked).map(({ text }) => text);
  const lookUp = () => setWanted(reference.trim());
  return (
    <Paper withBorder radius="lg" p="md">
      <Group align="end" gap="sm" mb="sm">
        <TextField
          flex="1 1 12rem"
          label={t('editor.reference')}
          placeholder={t('editor.referenceSample')}
          value={reference}
          onChange={({ currentTarget }) => setReference(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The field stands within the form of the whole lesson.
            event.preventDefault();
            lookUp();
          }}
        />
        <Button variant="light" loading={passage.isFetching} onClick={lookUp}>
          {t('editor.lookUp')}
        </Button>
      </Group>
      <div role="status">
        {passage.isError && <p>{t('editor.noVerse', { reference: wanted })}</p>}
        {found && words && (
          <Stack gap="sm">
            <Blockquote cite={`${found.reference}, ${found.translation.name}`} py="xs" px="md">
              {words.join(' ')}
            </Blockquote>
            <Group gap="xs">
              <Button onClick={() => onInsert(`::verse{ref="${found.reference}"}`)}>
                {t('editor.showVerse')}
              </Button>
              <Button
                variant="default"
                onClick={() => onInsert(`::build{ref="${found.reference}" pieces=6}`)}
              >
                {t('editor.buildVerse')}
              </Button>
            </Group>
          </Stack>
        )}
      </div>
    </Paper>
  );
}
