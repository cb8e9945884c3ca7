import { GAME_TYPES, type GameType } from '@lamplight/domain/multiplayer';
import { useTranslation } from 'react-i18next';
import { ChooseOne } from '../../ui/form/choice-tiles.tsx';
import { GAME_LOOKS } from '../../ui/game/game-looks.ts';

export interface ChooseGameProps {
  readonly chosen: GameType;
  readonly onChoose: (game: GameType) => void;
}

/** The five games to choose from, each with its picture. */
export function ChooseGame({ chosen, onChoose }: ChooseGameProps) {
  const { t } = useTranslation(['game-console', 'game']);
  const choices = GAME_TYPES.map((value) => ({
    value,
    label: t(`game:games.${value}.name`),
    picture: GAME_LOOKS[value].picture,
  }));
  return (
    <ChooseOne legend={t('open.game')} choices={choices} chosen={chosen} onChoose={onChoose} />
  );
}
