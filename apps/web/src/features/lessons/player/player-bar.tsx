import {
  IconArrowAutofitRight,
  IconArrowLeft,
  IconFileText,
  IconMicrophone,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconSwitch } from '../../../ui/form/icon-switch.tsx';
import { QuietSwitch } from '../../../ui/sounds/quiet-switch.tsx';
import styles from './player-bar.module.css';
import type { PlayerVoice } from './use-player-voice.ts';

export interface PlayerBarProps {
  readonly voice: PlayerVoice;
  /** Undefined where there is nowhere to go to. */
  readonly onLeave: (() => void) | undefined;
  readonly onOnePage: (() => void) | undefined;
  /** Opens the desk where a teacher reads the lesson aloud; undefined for everybody else. */
  readonly onRecord: (() => void) | undefined;
  /** The bar of steps. */
  readonly children: ReactNode;
}

/** Above a lesson: the way out, how far one is, and how the lesson is told. */
export function PlayerBar({ voice, onLeave, onOnePage, onRecord, children }: PlayerBarProps) {
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
        <QuietSwitch className={styles.tool} />
        {voice.turns !== null && (
          <IconSwitch
            className={styles.tool}
            label={t('player.turns')}
            isOn={voice.turns}
            onToggle={voice.toggleTurns}
          >
            <IconArrowAutofitRight aria-hidden />
          </IconSwitch>
        )}
        {voice.available && (
          <IconSwitch
            className={styles.tool}
            label={t('player.voice')}
            isOn={voice.isOn}
            onToggle={voice.toggle}
          >
            {voice.isOn ? <IconVolume aria-hidden /> : <IconVolumeOff aria-hidden />}
          </IconSwitch>
        )}
        {onRecord !== undefined && (
          <button type="button" className={styles.tool} onClick={onRecord}>
            <IconMicrophone aria-hidden />
            <span className={styles.word}>{t('player.record')}</span>
          </button>
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
