import type { Challenge } from '@lamplight/domain/challenges';
import { hintCost } from '@lamplight/domain/challenges';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import styles from './hints.module.css';

export interface HintsProps {
  readonly challenge: Challenge;
  /** How many are shown. */
  readonly shown: number;
  readonly onShow: (changes: { hintsShown: number }) => void;
}

/** Hints, one after another until the last (spec 4). */
export function Hints({ challenge, shown, onShow }: HintsProps) {
  const { t } = useTranslation('challenge-task');
  const { hints, points } = challenge;
  return (
    <section className={styles.hints} aria-label={t('hints.title')}>
      <ol className={styles.list} aria-live="polite">
        {hints.slice(0, shown).map((hint, index) => (
          <li key={hint} className={styles.hint}>
            <Picture name="light-bulb" size={28} />
            <p lang={CONTENT_LANGUAGE}>{hint}</p>
            <ListenButton
              title={t('hints.number', { number: index + 1 })}
              text={hint}
              lang={CONTENT_LANGUAGE}
            />
          </li>
        ))}
      </ol>
      {shown < hints.length && (
        <div className={styles.ask}>
          <Button
            variant="default"
            leftSection={<Picture name="light-bulb" size={24} />}
            onClick={() => onShow({ hintsShown: shown + 1 })}
          >
            {t(shown === 0 ? 'hints.first' : 'hints.next')}
          </Button>
          {shown === 0 && (
            <span className={styles.cost}>{t('hints.cost', { count: hintCost(points) })}</span>
          )}
        </div>
      )}
    </section>
  );
}
