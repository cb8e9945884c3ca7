import type { Role } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { RoleBadge } from '../../../ui/role/role-badge.tsx';

/** The role of an account in the admin's words. */
export function AccountRole({ role }: { readonly role: Role }) {
  const { t } = useTranslation('admin');
  return <RoleBadge role={role} label={t(`roles.${role}`)} />;
}
