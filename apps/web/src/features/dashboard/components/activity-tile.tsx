import { Link } from '@tanstack/react-router';
import type { Path } from '../../../app/access.ts';
import type { Subject } from '../../../app/theme/palette.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { UiPicture } from '../../../ui/picture/ui-pictures.ts';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import styles from './activity-tile.module.css';

export interface ActivityTileProps {
  readonly to: Path;
  readonly picture: UiPicture;
  /** Colour of its gradient. */
  readonly subject: Subject;
  readonly title: string;
  readonly description: string;
  readonly badge: string;
  /** Words of a second badge: where to begin today. */
  readonly tip?: string | undefined;
}

/** One thing to do, as a coloured tile that opens it. */
export function ActivityTile(props: ActivityTileProps) {
  const { to, picture, subject, title, description, badge, tip } = props;
  return (
    <li className={styles.item}>
      <Link to={to as string} className={styles.tile} data-subject={subject}>
        <span className={styles.top}>
          <Picture name={picture} size={56} className={styles.picture} />
          <span className={styles.badges}>
            {tip !== undefined && <span className={styles.tip}>{tip}</span>}
            <span className={styles.badge}>{badge}</span>
          </span>
        </span>
        <span className={styles.title}>{title}</span>
        <span>{description}</span>
      </Link>
      <ListenButton className={styles.listen} title={title} text={`${title}. ${description}`} />
    </li>
  );
}
