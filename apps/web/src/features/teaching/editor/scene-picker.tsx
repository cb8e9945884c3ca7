import { LIGHTS, type Light, PLACES, type Place, sceneSchema } from '@lamplight/domain/scenes';
import { Box, Button, Group, Paper, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../../ui/form/fields.tsx';
import { SceneStage } from '../../../ui/scene/scene-stage.tsx';

/** A place of the paper theatre in a light, with words for whoever does not see it. */
export function ScenePicker({ onInsert }: { readonly onInsert: (block: string) => void }) {
  const { t, i18n } = useTranslation('teaching');
  const [place, setPlace] = useState<Place>('lake');
  const [light, setLight] = useState<Light>('day');
  const [alt, setAlt] = useState('');
  const spoken = `${t(`editor.places.${place}`)}. ${t(`editor.lights.${light}`)}.`;
  // A quotation mark would end the attribute that the words stand in.
  const words = (alt.trim() === '' ? spoken : alt.trim()).replaceAll('"', '');
  return (
    <Paper withBorder radius="lg" p="md">
      <Stack gap="sm">
        <Group align="end" gap="sm">
          <SelectField
            flex="1 1 12rem"
            label={t('editor.place')}
            data={[...PLACES]
              .map((value) => ({ value, label: t(`editor.places.${value}`) }))
              .sort((a, b) => a.label.localeCompare(b.label, i18n.language))}
            value={place}
            onChange={({ currentTarget: { value } }) =>
              setPlace(PLACES.find((each) => each === value) ?? place)
            }
          />
          <SelectField
            label={t('editor.light')}
            data={LIGHTS.map((value) => ({ value, label: t(`editor.lights.${value}`) }))}
            value={light}
            onChange={({ currentTarget: { value } }) =>
              setLight(LIGHTS.find((each) => each === value) ?? light)
            }
          />
        </Group>
        <Box maw="24rem">
          <SceneStage
            illustration={{ scene: sceneSchema.parse({ place, light }), alt: words }}
            language={i18n.language}
          />
        </Box>
        <TextField
          label={t('editor.alt')}
          placeholder={spoken}
          value={alt}
          onChange={({ currentTarget }) => setAlt(currentTarget.value)}
        />
        <div>
          <Button onClick={() => onInsert(`::scene{name="${place}-${light}" alt="${words}"}`)}>
            {t('editor.putScene')}
          </Button>
        </div>
      </Stack>
    </Paper>
  );
}
