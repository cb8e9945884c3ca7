import type { Song } from '@lamplight/domain/songs';
import { Button, Switch } from '@mantine/core';
import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChooseOne } from '../../../ui/form/choice-tiles.tsx';
import { SceneStage } from '../../../ui/scene/scene-stage.tsx';
import { Page } from '../../../ui/shell/page.tsx';
import {
  keepSoundChoice,
  keptSoundChoice,
  SOUND_CHOICES,
  type SoundChoice,
} from '../player/sound-choice.ts';
import { useSongPlayer } from '../player/use-song-player.ts';
import { useWords } from '../use-words.ts';
import styles from './song-view.module.css';
import { SongWordsView } from './song-words.tsx';

const SOUND_PICTURES = {
  all: 'musical-notes',
  chords: 'people-hugging',
  words: 'open-book',
} as const;

/** One song: its picture, how it is played, and its words, which light up as they are sung. */
export function SongView({ song }: { readonly song: Song }) {
  const { t } = useTranslation('songs');
  const { words, language } = useWords(song);
  const [sound, setSound] = useState(keptSoundChoice);
  const [isSlower, setSlower] = useState(false);
  const player = useSongPlayer(song, words.stanzas.length);
  const { name, by, year } = song.melody;

  const chooseSound = (choice: SoundChoice) => {
    setSound(choice);
    keepSoundChoice(choice);
    player.change({ sound: choice, isSlower });
  };
  const chooseSlower = (slower: boolean) => {
    setSlower(slower);
    player.change({ sound, isSlower: slower });
  };

  return (
    <Page title={words.title} backTo="/songs" backLabel={t('all')}>
      <div className={styles.song}>
        <div className={styles.picture}>
          <SceneStage illustration={{ scene: song.scene, alt: words.title }} language={language} />
        </div>
        <SongWordsView words={words} language={language} cue={player.cue} />
        <div className={styles.manner}>
          <ChooseOne
            legend={t('sound.legend')}
            chosen={sound}
            onChoose={chooseSound}
            choices={SOUND_CHOICES.map((value) => ({
              value,
              label: t(`sound.${value}`),
              picture: SOUND_PICTURES[value],
            }))}
          />
          <Switch
            size="lg"
            label={t('slower')}
            checked={isSlower}
            onChange={({ currentTarget }) => chooseSlower(currentTarget.checked)}
          />
        </div>
        <p className={styles.source}>
          {t('melody', { name, by, year })} {t('words', { passage: words.passage })}
        </p>
      </div>
      <div className={styles.bar}>
        <Button
          size="xl"
          variant={player.isPlaying ? 'default' : 'cta'}
          leftSection={
            player.isPlaying ? (
              <IconPlayerStopFilled size={28} aria-hidden />
            ) : (
              <IconPlayerPlayFilled size={28} aria-hidden />
            )
          }
          onClick={() => (player.isPlaying ? player.stop() : player.play({ sound, isSlower }))}
        >
          {t(player.isPlaying ? 'stop' : 'play')}
        </Button>
      </div>
    </Page>
  );
}
