import type { CurrentUser } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BadgeMedal } from '../../ui/badge/badge-medal.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Section } from '../../ui/section/section.tsx';
import { useEarned } from './achievements.queries.ts';
import { BadgeCard } from './components/badge-card.tsx';
import styles from './components/badge-list.module.css';
import { recentBadges, starCount } from './recent.ts';
import { newBadges, seenBadges } from './seen-badges.ts';

const Lanterns = lazy(() => import('./lanterns-dialog.tsx'));

/** Recent Achievements (spec 2), with the way to all of them. */
export function AchievementsCard({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('achievements');
  const { data: earned } = useEarned();
  const [open, setOpen] = useState(false);
  const seen = seenBadges(user.id);
  if (earned === undefined) return null;

  const fresh = newBadges(earned, seen.read() ?? []);
  const stars = starCount(earned);
  const close = () => {
    seen.write(earned.map(({ badgeType }) => badgeType));
    setOpen(false);
  };
  return (
    <Section title={t('title')}>
      <ul className={styles.list}>
        {stars > 0 && (
          <Card as="li" className={styles.card}>
            <BadgeMedal badgeType="default" level="star" />
            <div>
              <h3 className={styles.title}>{t('stars')}</h3>
              <p className={styles.text}>{t('starsText', { count: stars })}</p>
            </div>
          </Card>
        )}
        {recentBadges(user.currentDay, earned).map(({ badgeType, level }) => (
          <BadgeCard
            key={badgeType}
            badgeType={badgeType}
            level={level}
            isNew={fresh.has(badgeType)}
          />
        ))}
      </ul>
      <Button variant="cta" className={styles.all} onClick={() => setOpen(true)}>
        {t('seeAll')}
      </Button>
      <Suspense>{open && <Lanterns onClose={close} />}</Suspense>
    </Section>
  );
}
