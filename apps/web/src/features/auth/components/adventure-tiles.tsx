import { useTranslation } from 'react-i18next';
import type { Subject } from '../../../app/theme/palette.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { UiPicture } from '../../../ui/picture/ui-pictures.ts';
import styles from './adventure-tiles.module.css';

const TILES = [
  { name: 'bible', picture: 'open-book' },
  { name: 'ai', picture: 'robot' },
  { name: 'math', picture: 'abacus' },
] as const satisfies readonly { name: Subject; picture: UiPicture }[];

/** The three feature tiles of the sign-in screen (spec 2). */
export function AdventureTiles() {
  const { t } = useTranslation('auth');
  return (
    <ul className={styles.tiles}>
      {TILES.map(({ name, picture }) => (
        <li key={name} className={styles.tile} data-subject={name}>
          <span className={styles.ground}>
            <Picture name={picture} size={44} />
          </span>
          {t(`login.tiles.${name}`)}
        </li>
      ))}
    </ul>
  );
}
