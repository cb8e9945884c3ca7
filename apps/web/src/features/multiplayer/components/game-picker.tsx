import { GAME_TYPES, GAMES, type GameType } from '@lamplight/domain/multiplayer';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { GAME_LOOKS } from '../../../ui/game/game-looks.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import styles from './game-picker.module.css';

export interface GamePickerProps {
  readonly chosen: GameType;
  readonly onChoose: (game: GameType) => void;
}

/** The five games with their sizes, minutes and difficulty (spec 9): one of them is chosen. */
export function GamePicker({ chosen, onChoose }: GamePickerProps) {
  const { t } = useTranslation(['multiplayer', 'game']);
  const group = useId();
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{t('pick.title')}</legend>
      <div className={styles.games}>
        {GAME_TYPES.map((game) => {
          const { maxPlayers, minutes, difficulty } = GAMES[game];
          const { picture, subject } = GAME_LOOKS[game];
          const name = t(`game:games.${game}.name`);
          const about = t(`game:games.${game}.about`);
          return (
            <div key={game} className={styles.game} data-subject={subject}>
              <label className={styles.tile}>
                <input
                  type="radio"
                  name={group}
                  value={game}
                  checked={game === chosen}
                  onChange={() => onChoose(game)}
                />
                <Picture name={picture} size="3.5rem" />
                <span className={styles.words}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.about}>{about}</span>
                  <span className={styles.facts}>
                    <span>{t('pick.players', { max: maxPlayers })}</span>
                    <span>{t('pick.minutes', { least: minutes[0], most: minutes[1] })}</span>
                    <span>{t(`pick.difficulty.${difficulty}`)}</span>
                  </span>
                </span>
              </label>
              <ListenButton title={name} text={`${name}. ${about}`} className={styles.listen} />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
