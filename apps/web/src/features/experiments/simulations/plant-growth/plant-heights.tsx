import { useTranslation } from 'react-i18next';
import { ResultsTable } from '../parts/results-table.tsx';
import styles from './plant-growth.module.css';
import { LAST_DAY, type Plant } from './plant-growth.ts';

/** Centimetres at the upper edge of the chart. */
const TALLEST = 45;

/** How tall the bean was on each day: as bars, and as the table behind them. */
export function PlantHeights({ days }: { readonly days: readonly Plant[] }) {
  const { t } = useTranslation('simulations');
  return (
    <div className={styles.heights}>
      <svg viewBox="0 0 420 150" aria-hidden="true">
        {[0, 20, 40].map((height) => (
          <g key={height}>
            <line x1="54" x2="416" y1={yOf(height)} y2={yOf(height)} />
            <text x="48" y={yOf(height) + 5}>
              {t('cm', { value: height })}
            </text>
          </g>
        ))}
        {days.map(({ day, height }) => (
          <rect
            key={day}
            className={styles.bar}
            x={58 + (day * 358) / (LAST_DAY + 1)}
            width="9"
            y={yOf(height)}
            height={yOf(0) - yOf(height)}
          />
        ))}
      </svg>
      <details>
        <summary>{t('plant.table')}</summary>
        <ResultsTable
          caption={t('plant.heights')}
          head={[t('plant.day'), t('plant.height'), t('plant.leaves')]}
          rows={days.map(({ day, height, leaves }) => ({
            key: day,
            cells: [String(day), t('cm', { value: height }), String(leaves)],
          }))}
        />
      </details>
    </div>
  );
}

function yOf(height: number): number {
  return 140 - (height / TALLEST) * 132;
}
