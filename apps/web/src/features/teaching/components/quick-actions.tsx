import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './overview.module.css';
import type { OverviewProps } from './overview.tsx';

/** Where the quick actions lead within the home, after the first one (spec 2). */
const WAYS = [
  { place: 'students', picture: 'backpack' },
  { place: 'analytics', picture: 'magnifying-glass-tilted-left' },
  { place: 'reports', picture: 'scroll' },
] as const;

/** Pages beside the home that a teacher needs in class. */
const PAGES = [
  { path: '/multiplayer-games', name: 'rooms', picture: 'video-game' },
  { path: '/lessons', name: 'lessons', picture: 'books' },
  { path: '/scripture', name: 'scripture', picture: 'open-book' },
] as const;

/** What a teacher does most, and the pages beside the home. */
export function QuickActions({ onOpen, onCreate }: OverviewProps) {
  const { t } = useTranslation('teaching');
  return (
    <div className={styles.overview}>
      <TitledCard title={t('actions.title')} className={styles.actions}>
        <Button fullWidth leftSection={<Picture name="memo" size={24} />} onClick={onCreate}>
          {t('actions.create')}
        </Button>
        {WAYS.map(({ place, picture }) => (
          <Button
            key={place}
            fullWidth
            variant="default"
            leftSection={<Picture name={picture} size={24} />}
            onClick={() => onOpen(place)}
          >
            {t(`actions.${place}`)}
          </Button>
        ))}
      </TitledCard>
      <TitledCard title={t('pages.title')} className={styles.actions}>
        {PAGES.map(({ path, name, picture }) => (
          <LinkButton
            key={path}
            to={path}
            fullWidth
            variant="default"
            leftSection={<Picture name={picture} size={24} />}
          >
            {t(`pages.${name}`)}
          </LinkButton>
        ))}
      </TitledCard>
    </div>
  );
}
