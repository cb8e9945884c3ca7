import { FIRST_LEVEL } from '@lamplight/domain/math-games';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './level-picker.module.css';

export interface LevelPickerProps {
  readonly level: number;
  /** The highest level that is open. */
  readonly highest: number;
  readonly onChange: (level: number) => void;
}

/** The level that is to be played: the highest open one, or an easier one for practice. */
export function LevelPicker({ level, highest, onChange }: LevelPickerProps) {
  const { t } = useTranslation('math-games');
  const shown = <p className={styles.level}>{t('problem.level', { level })}</p>;
  if (highest === FIRST_LEVEL) return shown;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div className={styles.picker} role="group" aria-label={t('menu.choose')}>
      <button
        type="button"
        className={styles.step}
        aria-label={t('menu.easier')}
        disabled={level <= FIRST_LEVEL}
        onClick={() => onChange(level - 1)}
      >
        <IconMinus aria-hidden />
      </button>
      <div aria-live="polite">{shown}</div>
      <button
        type="button"
        className={styles.step}
        aria-label={t('menu.harder')}
        disabled={level >= highest}
        onClick={() => onChange(level + 1)}
      >
        <IconPlus aria-hidden />
      </button>
    </div>
  );
}
