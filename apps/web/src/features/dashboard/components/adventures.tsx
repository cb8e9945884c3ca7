import { contentBand, difficultyLabel, lessonMinutes } from '@lamplight/domain/age';
import { CURRICULUM_DAYS } from '@lamplight/domain/curriculum';
import type { CurrentUser } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/section/section.tsx';
import { ActivityTile } from './activity-tile.tsx';
import styles from './adventures.module.css';
import { LevelBadge } from './level-badge.tsx';

/** The age whose words are taken for a student without one (spec 5, "Defaults when missing: age 10"). */
const DEFAULT_AGE = 10;

/** Your Learning Adventures: a tile for each activity, and the level that fits the student's age. */
export function Adventures({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('dashboard');
  const age = user.age ?? DEFAULT_AGE;
  const band = contentBand(age);
  return (
    <Section title={t('adventures.title')}>
      <ul className={styles.tiles}>
        <ActivityTile
          to="/lessons"
          picture="books"
          subject="bible"
          title={t('adventures.lessons.title')}
          description={t(`adventures.lessons.text.${band}`)}
          badge={t('adventures.lessons.badge', { count: lessonMinutes(age) })}
        />
        <ActivityTile
          to="/daily-schedule"
          picture="calendar"
          subject="ai"
          title={t('adventures.schedule.title')}
          description={t(`adventures.schedule.text.${band}`)}
          badge={t('adventures.schedule.badge', { day: user.currentDay, total: CURRICULUM_DAYS })}
        />
      </ul>
      <LevelBadge label={difficultyLabel(age)} />
    </Section>
  );
}
