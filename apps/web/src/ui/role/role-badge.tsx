import type { Role } from '@lamplight/domain/users';
import styles from './role-badge.module.css';

export interface RoleBadgeProps {
  readonly role: Role;
  /** Name of the role in the reader's language. */
  readonly label: string;
}

/** A role in its colour: admin red, teacher blue, parent green, student purple (spec 6). */
export function RoleBadge({ role, label }: RoleBadgeProps) {
  return (
    <span className={styles.badge} data-role={role}>
      {label}
    </span>
  );
}
