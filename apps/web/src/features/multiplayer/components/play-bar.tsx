import type { RoomView, SessionView } from '@lamplight/domain/multiplayer';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { GAME_LOOKS } from '../../../ui/game/game-looks.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import styles from './play-bar.module.css';

export interface PlayBarProps {
  readonly room: RoomView;
  readonly session: SessionView;
  readonly onLeave: () => void;
  /** Ends the game for all; null for who may not. */
  readonly onEnd: (() => void) | null;
  /** Goes on before the time; null for who may not. */
  readonly onSkip: (() => void) | null;
}

/** Above a running game: which one it is, how far it has come, and the ways out. */
export function PlayBar({ room, session, onLeave, onEnd, onSkip }: PlayBarProps) {
  const { t } = useTranslation(['multiplayer', 'game']);
  const { picture, subject } = GAME_LOOKS[room.gameType];
  const { currentQuestion, totalQuestions, gamePhase } = session;
  const number = t('play.number', { number: currentQuestion + 1, total: totalQuestions });
  const done = currentQuestion + (gamePhase === 'question' ? 0 : 1);
  return (
    <div className={styles.bar}>
      <div className={styles.top}>
        <Button
          variant="subtle"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          onClick={onLeave}
        >
          {t('play.leave')}
        </Button>
        <span className={styles.game}>
          <Picture name={picture} size={28} />
          <span>{t(`game:games.${room.gameType}.name`)}</span>
        </span>
        <span className={styles.host}>
          {onSkip !== null && (
            <Button variant="default" onClick={onSkip}>
              {t('play.skip')}
            </Button>
          )}
          {onEnd !== null && (
            <Button variant="subtle" onClick={onEnd}>
              {t('play.end')}
            </Button>
          )}
        </span>
      </div>
      <div className={styles.progress}>
        <span className={styles.number}>{number}</span>
        <ProgressBar percent={(100 * done) / totalQuestions} label={number} subject={subject} />
      </div>
    </div>
  );
}
