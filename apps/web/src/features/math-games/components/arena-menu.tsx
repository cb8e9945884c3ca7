import { type LevelLabel, type MathState, PROBLEMS_PER_LEVEL } from '@lamplight/domain/math-games';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { SpokenArrival } from '../../../ui/read-aloud/spoken-arrival.tsx';
import styles from './arena-menu.module.css';
import { LevelPicker } from './level-picker.tsx';

/** The bands of spec 9 by their names in the texts. */
const BANDS = {
  Elementary: 'elementary',
  Intermediate: 'intermediate',
  'Middle School': 'middleSchool',
  'High School': 'highSchool',
} as const satisfies Readonly<Record<LevelLabel, string>>;

export interface ArenaMenuProps {
  readonly standing: MathState;
  /** Whether the problems of a level are on their way. */
  readonly starting: boolean;
  readonly onStart: (level: number) => void;
}

/** Grade, challenge level, difficulty band and the start of a level (spec 2, Math Challenge Arena). */
export function ArenaMenu({ standing, starting, onStart }: ArenaMenuProps) {
  const { t } = useTranslation('math-games');
  const [chosen, setChosen] = useState<number | null>(null);
  const own = standing.level;
  const level = Math.min(chosen ?? own, own);
  const facts = [
    { name: 'grade', value: String(standing.grade) },
    { name: 'level', value: String(own) },
    { name: 'band', value: t(`menu.bands.${BANDS[standing.label]}`) },
  ] as const;
  const perLevel = t('menu.problems', { total: PROBLEMS_PER_LEVEL });
  const goal = level < own ? t('menu.practice', { level: own }) : t('menu.goal', { next: own + 1 });
  const start = t('menu.start', { level });
  return (
    <section className={styles.menu} data-subject="math" aria-label={t('title')}>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact} data-fact={name}>
            <dt>{t(`menu.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.start}>
        <Picture name="abacus" size="6.5rem" className={styles.picture} />
        <LevelPicker level={level} highest={own} onChange={setChosen} />
        <p className={styles.count}>{perLevel}</p>
        <div className={styles.goal}>
          <p>{goal}</p>
          <ListenButton title={start} text={`${start}. ${perLevel}. ${goal}`} />
          <SpokenArrival text={`${perLevel}. ${goal} ${t('menu.tap', { start })}`} />
        </div>
        <Button
          variant="cta"
          size="lg"
          className={styles.button}
          loading={starting}
          onClick={() => onStart(level)}
        >
          {start}
        </Button>
        {starting && (
          <p className={styles.status} role="status">
            {t('menu.starting')}
          </p>
        )}
      </div>
      {standing.rounds > 0 && (
        <p className={styles.rounds}>
          <Picture name="glowing-star" size={28} />
          {t('menu.rounds', { count: standing.rounds })}
        </p>
      )}
    </section>
  );
}
