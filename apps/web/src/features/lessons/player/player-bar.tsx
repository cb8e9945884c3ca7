import {
  IconArrowAutofitRight,
  IconArrowLeft,
  IconFileText,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './player-bar.module.css';
import type { PlayerVoice } from './use-player-voice.ts';

export interface PlayerBarProps {
  readonly voice: PlayerVoice;
  /** Undefined where there is nowhere to go to. */
  readonly onLeave: (() => void) | undefined;
  readonly onOnePage: (() => void) | undefined;
  /** The bar of steps. */
  readonly children: ReactNode;
}

/** Above a lesson: the way out, how far one is, and how the lesson is told. */
export function PlayerBar({ voice, onLeave, onOnePage, children }: PlayerBarProps) {
  const { t } = useTranslation('lessons');
  return (
    <div className={styles.bar}>
      {onLeave && (
        <button type="button" className={styles.tool} onClick={onLeave}>
          <IconArrowLeft aria-hidden />
          <span className={styles.word}>{t('lesson.back')}</span>
        </button>
      )}
      <div className={styles.steps}>{children}</div>
      <div className={styles.tools}>
        {voice.turns !== null && (
          <Switch label={t('player.turns')} isOn={voice.turns} onToggle={voice.toggleTurns}>
            <IconArrowAutofitRight aria-hidden />
          </Switch>
        )}
        {voice.available && (
          <Switch label={t('player.voice')} isOn={voice.isOn} onToggle={voice.toggle}>
            {voice.isOn ? <IconVolume aria-hidden /> : <IconVolumeOff aria-hidden />}
          </Switch>
        )}
        {onOnePage && (
          <button type="button" className={styles.tool} onClick={onOnePage}>
            <IconFileText aria-hidden />
            <span className={styles.word}>{t('player.onePage')}</span>
          </button>
        )}
      </div>
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

function Switch({ label, isOn, onToggle, children }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      title={label}
      className={styles.tool}
      data-on={isOn}
      onClick={onToggle}
    >
      {children}
    </button>
  );
}
