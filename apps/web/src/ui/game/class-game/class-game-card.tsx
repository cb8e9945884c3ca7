import type { RoomSummary } from '@lamplight/domain/multiplayer';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../../card/card.tsx';
import { Picture } from '../../picture/picture.tsx';
import { ListenButton } from '../../read-aloud/listen-button.tsx';
import { GAME_LOOKS } from '../game-looks.ts';

export interface ClassGameCardProps {
  readonly room: RoomSummary;
  readonly pending: boolean;
  readonly onJoin: () => void;
}

/** The game that the teacher has opened for the class, with the way in. */
export function ClassGameCard({ room, pending, onJoin }: ClassGameCardProps) {
  const { t } = useTranslation('shell');
  const { picture, subject } = GAME_LOOKS[room.gameType];
  const words = t(room.status === 'playing' ? 'classGame.begun' : 'classGame.waits', {
    name: room.name,
  });
  return (
    <Card as="section" subject={subject} look="tinted" aria-label={t('classGame.title')}>
      <Group gap="md" wrap="nowrap" align="center">
        <Picture name={picture} size="3.5rem" />
        <Stack gap={4} flex={1} miw={0}>
          <Title order={2} size="h3">
            {t('classGame.title')}
          </Title>
          <Text>{words}</Text>
        </Stack>
        <ListenButton title={t('classGame.title')} text={`${t('classGame.title')}. ${words}`} />
      </Group>
      <Button variant="cta" size="lg" fullWidth mt="md" disabled={pending} onClick={onJoin}>
        {t('classGame.join')}
      </Button>
    </Card>
  );
}
