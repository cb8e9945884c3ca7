import type { WeekOfChild } from '@lamplight/domain/families';
import { useTranslation } from 'react-i18next';
import { useBadgeWords } from '../../../ui/badge/use-badge-words.ts';
import { useSkillName } from '../../../ui/skill/use-skill-name.ts';
import styles from './weekly.module.css';

export interface WeekPartProps {
  readonly page: WeekOfChild;
  readonly name: string;
}

/** What else was done, what was earned, what goes well and what to practice. */
export function Findings({ page, name }: WeekPartProps) {
  const { t } = useTranslation('weekly');
  const wordsOf = useBadgeWords();
  const skillName = useSkillName();
  const badges = Map.groupBy(page.achievements, ({ badgeType }) => wordsOf(badgeType).name);
  const earned = [...badges].map(([badge, all]) =>
    all.length === 1 ? badge : t('achievements.several', { badge, count: all.length }),
  );
  return (
    <div className={styles.columns}>
      <List
        title={t('activities.title')}
        none={t('activities.none')}
        entries={page.activities.map(({ kind, count }) =>
          t(`activities.${kind}` as 'activities.story-completed', { count }),
        )}
      />
      <List title={t('achievements.title')} none={t('achievements.none')} entries={earned} />
      <List
        title={t('strengths.title', { name })}
        none={t('strengths.none')}
        entries={page.strengths.map(skillName)}
      />
      <List
        title={t('practice.title')}
        none={t('practice.none')}
        entries={page.practice.map(skillName)}
      />
    </div>
  );
}

interface ListProps {
  readonly title: string;
  readonly none: string;
  readonly entries: readonly string[];
}

function List({ title, none, entries }: ListProps) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      {entries.length === 0 ? (
        <p className={styles.soft}>{none}</p>
      ) : (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
