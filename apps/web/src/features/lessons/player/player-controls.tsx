import { IconArrowLeft, IconArrowRight, IconPlayerStop, IconVolume } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './player-controls.module.css';
import type { PlayerVoice } from './use-player-voice.ts';

export interface PlayerControlsProps {
  readonly voice: PlayerVoice;
  /** Whether the page is done: then Next stands out. */
  readonly isReady: boolean;
  /** Null on the first page. */
  readonly onBack: (() => void) | null;
  /** Null on the last page. */
  readonly onNext: (() => void) | null;
  /** What the next page is called, for readers. */
  readonly nextTitle: string | undefined;
}

/** Back, the loudspeaker and Next, always in the same places. */
export function PlayerControls(props: PlayerControlsProps) {
  const { voice, isReady, onBack, onNext, nextTitle } = props;
  const { t } = useTranslation('lessons');
  const { reader } = voice;
  const { isReading } = reader;
  return (
    <>
      <div className={styles.left}>
        {voice.available && (
          <button
            type="button"
            className={styles.listen}
            aria-pressed={isReading}
            aria-label={t(isReading ? 'player.quiet' : 'player.listen')}
            onClick={isReading ? reader.stop : voice.listen}
          >
            {isReading ? <IconPlayerStop aria-hidden /> : <IconVolume aria-hidden />}
          </button>
        )}
        <button
          type="button"
          className={styles.back}
          disabled={onBack === null}
          onClick={() => onBack?.()}
        >
          <IconArrowLeft aria-hidden />
          <span className={styles.word}>{t('player.back')}</span>
        </button>
      </div>
      {onNext !== null && (
        <button type="button" className={styles.next} data-ready={isReady} onClick={onNext}>
          <span className={styles.word}>{t('player.next')}</span>
          {nextTitle !== undefined && <span className={styles.title}>{nextTitle}</span>}
          <IconArrowRight aria-hidden />
        </button>
      )}
    </>
  );
}
