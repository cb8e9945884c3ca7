import { ACHIEVEMENTS, type AchievementsOverview } from '@lamplight/domain/achievements';
import { percentOf } from '@lamplight/domain/progress';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../lib/dates.ts';
import { useBadgeWords } from '../../ui/badge/use-badge-words.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ProgressBar } from '../../ui/progress/progress-bar.tsx';
import { ListenButton } from '../../ui/read-aloud/listen-button.tsx';
import { Section } from '../../ui/section/section.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { useAchievementsOverview } from './achievements.queries.ts';
import { BadgeCard } from './components/badge-card.tsx';
import styles from './components/badge-list.module.css';
import { starCount } from './recent.ts';

/** All that a child has earned, as lanterns that are lit, and what is next. */
export default function LanternsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('achievements');
  const overview = useAchievementsOverview();
  return (
    <Dialog title={t('panel.title')} size="xl" onClose={onClose}>
      <QueryState
        query={overview}
        count={4}
        shape="rows"
        loading={t('panel.loading')}
        failed={t('panel.failed')}
      />
      {overview.data !== undefined && <Lanterns overview={overview.data} />}
    </Dialog>
  );
}

function Lanterns({ overview: { earned, next } }: { readonly overview: AchievementsOverview }) {
  const { t, i18n } = useTranslation('achievements');
  const wordsOf = useBadgeWords();
  const badges = earned.filter(({ level }) => level !== 'star');
  const stars = starCount(earned);
  const count = t('panel.litText', { count: badges.length });
  const aloud = [
    count,
    ...badges.map(({ badgeType }) => wordsOf(badgeType).name),
    t('panel.next'),
    ...next.map(({ badgeType }) => wordsOf(badgeType).reason ?? ''),
  ];
  return (
    <div className={styles.panel}>
      <Section
        title={t('panel.lit')}
        actions={<ListenButton title={t('panel.title')} text={aloud.join('. ')} />}
      >
        <p className={styles.text}>
          {count}
          {stars > 0 && ` · ${t('starsText', { count: stars })}`}
        </p>
        <ul className={styles.list}>
          {badges.map(({ badgeType, level, unlockedAt }) => (
            <BadgeCard key={badgeType} badgeType={badgeType} level={level}>
              <p className={styles.when}>
                {t('panel.earned', { date: dayText(unlockedAt, i18n.language) })}
              </p>
            </BadgeCard>
          ))}
        </ul>
      </Section>
      <Section title={t('panel.next')}>
        {next.length === 0 ? (
          <p className={styles.text}>{t('panel.allLit')}</p>
        ) : (
          <ul className={styles.list}>
            {next.map(({ badgeType, count: done, atLeast }) => {
              const progress = t('panel.progress', { count: done, atLeast });
              return (
                <BadgeCard
                  key={badgeType}
                  badgeType={badgeType}
                  level={ACHIEVEMENTS[badgeType].level}
                  lit={false}
                >
                  <ProgressBar percent={percentOf(done, atLeast)} label={progress} />
                  <p className={styles.when}>{progress}</p>
                </BadgeCard>
              );
            })}
          </ul>
        )}
      </Section>
    </div>
  );
}
