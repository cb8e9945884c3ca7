import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { UiPicture } from '../../../ui/picture/ui-pictures.ts';
import styles from './legal-text.module.css';

const BADGES = [
  { name: 'coppa', picture: 'shield' },
  { name: 'transparent', picture: 'magnifying-glass-tilted-left' },
  { name: 'secure', picture: 'locked' },
  { name: 'family', picture: 'house' },
] as const satisfies readonly { name: string; picture: UiPicture }[];

/** The four badges of the privacy policy (spec 2). */
export function Badges() {
  const { t } = useTranslation('legal');
  return (
    <ul className={styles.badges}>
      {BADGES.map(({ name, picture }) => (
        <li key={name}>
          <Picture name={picture} size={26} />
          {t(`privacy.badges.${name}`)}
        </li>
      ))}
    </ul>
  );
}
