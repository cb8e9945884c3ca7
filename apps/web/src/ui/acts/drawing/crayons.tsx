import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './drawing.module.css';
import { CRAYON_NAMES, CRAYONS, type Crayon, WIDTH_NAMES, WIDTHS, type Width } from './drawing.ts';

export interface CrayonsProps {
  readonly crayon: Crayon;
  readonly width: Width;
  readonly onCrayon: (crayon: Crayon) => void;
  readonly onWidth: (width: Width) => void;
  /** What else can be done with the drawing. */
  readonly children: ReactNode;
}

/** The crayons to choose from, and how thick they draw. */
export function Crayons({ crayon, width, onCrayon, onWidth, children }: CrayonsProps) {
  const { t } = useTranslation('acts');
  return (
    <div className={styles.crayons}>
      <fieldset className={styles.choices} aria-label={t('draw.crayons')}>
        {CRAYON_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.choice}
            aria-label={t(`draw.crayon.${name}`)}
            aria-pressed={name === crayon}
            onClick={() => onCrayon(name)}
          >
            <span className={styles.color} style={{ background: CRAYONS[name] }} />
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.choices} aria-label={t('draw.widths')}>
        {WIDTH_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.choice}
            aria-label={t(`draw.width.${name}`)}
            aria-pressed={name === width}
            onClick={() => onWidth(name)}
          >
            <span
              className={styles.tip}
              style={{ width: WIDTHS[name], height: WIDTHS[name], background: CRAYONS[crayon] }}
            />
          </button>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
