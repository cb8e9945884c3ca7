import type { Achievement } from '@lamplight/domain/progress';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../../lib/dates.ts';
import { BadgeMedal } from '../../../ui/badge/badge-medal.tsx';
import { useBadgeWords } from '../../../ui/badge/use-badge-words.ts';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import styles from './achievements.module.css';

/** 'Achievements': every badge with the day on which it was earned, the newest first. */
export function Achievements({ achievements }: { readonly achievements: readonly Achievement[] }) {
  const { t, i18n } = useTranslation('families');
  const wordsOf = useBadgeWords();
  const newest = achievements.toSorted((a, b) => b.unlockedAt.localeCompare(a.unlockedAt));
  return (
    <Section title={t('achievements.count', { count: achievements.length })}>
      {achievements.length === 0 ? (
        <EmptyState picture="glowing-star" text={t('achievements.none')} />
      ) : (
        <ul className={styles.badges}>
          {newest.map(({ badgeType, level, unlockedAt }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: badges have no id, and the list is only read.
            <li key={`${unlockedAt} ${index}`} className={styles.badge}>
              <BadgeMedal badgeType={badgeType} level={level} />
              <div>
                <strong>{wordsOf(badgeType).name}</strong>
                <div>{wordsOf(badgeType).reason}</div>
                <div className={styles.when}>
                  {t('achievements.earned', { date: dayText(unlockedAt, i18n.language) })}
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
