import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BadgeMedal } from '../../../ui/badge/badge-medal.tsx';
import { useBadgeWords } from '../../../ui/badge/use-badge-words.ts';
import { Card } from '../../../ui/card/card.tsx';
import styles from './badge-list.module.css';

export interface BadgeCardProps {
  readonly badgeType: string;
  readonly level: string;
  readonly lit?: boolean;
  readonly isNew?: boolean;
  /** Stands below the words. */
  readonly children?: ReactNode;
}

/** One badge with its name and what it is for. */
export function BadgeCard({ badgeType, level, lit, isNew = false, children }: BadgeCardProps) {
  const { t } = useTranslation('achievements');
  const { name, reason } = useBadgeWords()(badgeType);
  return (
    <Card as="li" className={styles.card}>
      <BadgeMedal badgeType={badgeType} level={level} lit={lit ?? true} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          {name}
          {isNew && <span className={styles.new}>{t('new')}</span>}
        </h3>
        {reason !== null && <p className={styles.text}>{reason}</p>}
        {children}
      </div>
    </Card>
  );
}
