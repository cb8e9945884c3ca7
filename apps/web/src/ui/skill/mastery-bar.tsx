import type { Distribution } from '@lamplight/domain/analytics';
import { MASTERY_LEVELS } from '@lamplight/domain/mastery';
import { useTranslation } from 'react-i18next';
import styles from './mastery-bar.module.css';

/** Best first, as the bar is read. */
const ORDER = MASTERY_LEVELS.toReversed();

/** How many children stand where in a skill: a bar, and the same in words. */
export function MasteryBar({ levels }: { readonly levels: Distribution }) {
  const { t } = useTranslation('skills');
  const words = ORDER.filter((level) => levels[level] > 0).map(
    (level) => `${t(`levels.${level}`)}: ${levels[level]}`,
  );
  return (
    <span className={styles.bar} role="img" aria-label={words.join(', ')} title={words.join(', ')}>
      {ORDER.map(
        (level) =>
          levels[level] > 0 && (
            <span
              key={level}
              className={styles.part}
              data-level={level}
              style={{ flexGrow: levels[level] }}
            >
              {levels[level]}
            </span>
          ),
      )}
    </span>
  );
}

/** What the colours of the bars mean. */
export function MasteryLegend() {
  const { t } = useTranslation('skills');
  return (
    <ul className={styles.legend}>
      {ORDER.map((level) => (
        <li key={level}>
          <span className={styles.mark} data-level={level} aria-hidden="true" />
          {t(`levels.${level}`)}
        </li>
      ))}
    </ul>
  );
}
