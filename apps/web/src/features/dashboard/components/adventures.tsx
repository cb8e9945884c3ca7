import { contentBand, DEFAULT_AGE, difficultyLabel } from '@lamplight/domain/age';
import { CURRICULUM_DAYS } from '@lamplight/domain/curriculum';
import type { CurrentUser } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { useAddressed } from '../../../app/demo/demo-profile.ts';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { type Tile, tilesFor } from '../tiles.ts';
import { ActivityTile, type ActivityTileProps } from './activity-tile.tsx';
import styles from './adventures.module.css';
import { LevelBadge } from './level-badge.tsx';

/** Your Learning Adventures: a tile for each activity, and the level that fits the student's age. */
export function Adventures({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation(['dashboard', 'activities']);
  const age = useAddressed(user).age ?? DEFAULT_AGE;
  const band = contentBand(age);
  const tiles = tilesFor(age, user.currentDay, t('activities:types', { returnObjects: true }));

  const words = (
    tile: Tile,
  ): Pick<ActivityTileProps, 'title' | 'description' | 'badge' | 'tip'> => {
    if (tile.activity !== undefined) {
      const { title, description, duration, recommended } = tile.activity;
      return {
        title,
        description,
        badge: t('activities:minutes', { count: duration }),
        tip: recommended ? t('adventures.tip') : undefined,
      };
    }
    const { page, minutes } = tile;
    return {
      title: t(`adventures.${page}.title`),
      description: t(`adventures.${page}.text.${band}`),
      badge:
        page === 'schedule'
          ? t('adventures.schedule.badge', { day: user.currentDay, total: CURRICULUM_DAYS })
          : t('activities:minutes', { count: minutes }),
    };
  };

  return (
    <Section
      title={t('adventures.title')}
      actions={
        <div className={styles.actions}>
          <LevelBadge label={difficultyLabel(age)} />
          <LinkButton to="/recommendations" variant="default">
            {t('adventures.recommendations')}
          </LinkButton>
        </div>
      }
    >
      <ul className={styles.tiles} data-count={tiles.length}>
        {tiles.map((tile) => (
          <ActivityTile
            key={tile.activity?.type ?? tile.page}
            to={tile.path}
            picture={tile.picture}
            subject={tile.subject}
            {...words(tile)}
          />
        ))}
      </ul>
    </Section>
  );
}
