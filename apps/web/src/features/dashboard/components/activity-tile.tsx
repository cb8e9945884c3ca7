import { Link } from '@tanstack/react-router';
import type { Subject } from '../../../app/theme/palette.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { UiPicture } from '../../../ui/picture/ui-pictures.ts';
import styles from './activity-tile.module.css';

export interface ActivityTileProps {
  readonly to: '/lessons' | '/daily-schedule';
  readonly picture: UiPicture;
  /** Colour of its gradient. */
  readonly subject: Subject;
  readonly title: string;
  readonly description: string;
  readonly badge: string;
}

/** One thing to do, as a coloured tile that opens it. */
export function ActivityTile(props: ActivityTileProps) {
  const { to, picture, subject, title, description, badge } = props;
  return (
    <li className={styles.item}>
      <Link to={to} className={styles.tile} data-subject={subject}>
        <span className={styles.top}>
          <Picture name={picture} size={56} />
          <span className={styles.badge}>{badge}</span>
        </span>
        <span className={styles.title}>{title}</span>
        <span>{description}</span>
      </Link>
    </li>
  );
}
