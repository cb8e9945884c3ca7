import type { Role } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import styles from './role-badge.module.css';

/** The role of an account: admin red, teacher blue, parent green, student purple (spec 6). */
export function RoleBadge({ role }: { readonly role: Role }) {
  const { t } = useTranslation('admin');
  return (
    <span className={styles.badge} data-role={role}>
      {t(`roles.${role}`)}
    </span>
  );
}
