import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CRAYONS, type Crayon, PALETTE } from '../palette.ts';
import styles from './crayon-box.module.css';

export interface CrayonBoxProps {
  readonly chosen: Crayon;
  readonly onChoose: (crayon: Crayon) => void;
}

/** The colors as radio buttons: by finger, by arrows, by name. */
export function CrayonBox({ chosen, onChoose }: CrayonBoxProps) {
  const { t } = useTranslation('coloring');
  const name = useId();
  return (
    <fieldset className={styles.box}>
      <legend className={styles.legend}>
        {t('crayons')} <span className={styles.chosen}>{t(`crayon.${chosen}`)}</span>
      </legend>
      {CRAYONS.map((crayon) => (
        <label key={crayon} className={styles.crayon} style={{ background: PALETTE[crayon] }}>
          <input
            type="radio"
            name={name}
            aria-label={t(`crayon.${crayon}`)}
            checked={crayon === chosen}
            onChange={() => onChoose(crayon)}
          />
          {crayon === chosen && (
            <IconCheck className={styles.check} size={26} stroke={4} aria-hidden />
          )}
        </label>
      ))}
    </fieldset>
  );
}
