import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../app/menu.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './header.module.css';

export interface NavLinksProps {
  readonly items: readonly MenuItem[];
  readonly onFollow?: () => void;
}

/** The menu's entries, each with its picture; the one that is open is marked. */
export function NavLinks({ items, onFollow }: NavLinksProps) {
  const { t } = useTranslation('shell');
  return items.map(({ path, name, picture }) => (
    <Link
      key={path}
      to={path as string}
      className={styles.link}
      activeOptions={{ exact: true }}
      {...(onFollow ? { onClick: onFollow } : {})}
    >
      <Picture name={picture} size={26} />
      <span>{t(`menu.${name}`)}</span>
    </Link>
  ));
}
