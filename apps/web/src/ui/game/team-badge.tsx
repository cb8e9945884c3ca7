import { useTranslation } from 'react-i18next';
import { Picture } from '../picture/picture.tsx';
import styles from './team-badge.module.css';
import { teamLook } from './team-looks.ts';

export interface TeamBadgeProps {
  /** Number of the team, from 0. */
  readonly team: number;
}

/** The picture and the name of a team. */
export function TeamBadge({ team }: TeamBadgeProps) {
  const { t } = useTranslation('game');
  const { name, picture } = teamLook(team);
  return (
    <span className={styles.badge}>
      <Picture name={picture} size="1.3em" />
      {t(`teams.${name}`)}
    </span>
  );
}
