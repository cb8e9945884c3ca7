import type { Achievement } from '@lamplight/domain/progress';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { UiPicture } from '../../../ui/picture/ui-pictures.ts';
import { Section } from '../../../ui/section/section.tsx';
import { ACHIEVEMENT_PICTURES, dayAchievements, starCount } from '../day-achievements.ts';
import styles from './achievements.module.css';

export interface AchievementsProps {
  readonly currentDay: number;
  /** Badges that the host has recorded. */
  readonly earned: readonly Achievement[];
}

/** Recent Achievements: those of the days and the stars of lessons. */
export function Achievements({ currentDay, earned }: AchievementsProps) {
  const { t } = useTranslation('dashboard');
  const stars = starCount(earned);
  return (
    <Section title={t('achievements.title')}>
      <ul className={styles.list}>
        {stars > 0 && (
          <AchievementCard
            picture="glowing-star"
            title={t('achievements.stars')}
            text={t('achievements.starsText', { count: stars })}
          />
        )}
        {dayAchievements(currentDay).map((name) => (
          <AchievementCard
            key={name}
            picture={ACHIEVEMENT_PICTURES[name]}
            title={t(`achievements.${name}`)}
            text={t(`achievements.${name}Text`)}
          />
        ))}
      </ul>
    </Section>
  );
}

interface AchievementCardProps {
  readonly picture: UiPicture;
  readonly title: string;
  readonly text: string;
}

function AchievementCard({ picture, title, text }: AchievementCardProps) {
  return (
    <Card as="li" className={styles.card}>
      <Picture name={picture} size={48} />
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
    </Card>
  );
}
