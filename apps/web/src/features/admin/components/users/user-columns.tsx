import type { AdminUser } from '@lamplight/domain/admin';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../../../lib/dates.ts';
import type { Column } from '../../../../ui/data-table/column.ts';
import { fullName } from '../../accounts.ts';
import { AccountRole } from '../account-role.tsx';

/** The columns of the list of accounts. */
export function useUserColumns(): readonly Column<AdminUser>[] {
  const { t, i18n } = useTranslation('admin');
  const number = (key: 'age' | 'grade'): Column<AdminUser> => ({
    key,
    header: t(`users.${key}`),
    align: 'end',
    cell: (user) => user[key] ?? t('users.unknown'),
    value: (user) => user[key],
  });
  return [
    {
      key: 'username',
      header: t('users.username'),
      cell: ({ username }) => username,
      value: ({ username }) => username,
    },
    {
      key: 'name',
      header: t('users.name'),
      cell: (user) => fullName(user) || t('users.unknown'),
      value: (user) => fullName(user) || null,
    },
    {
      key: 'email',
      header: t('users.email'),
      cell: ({ email }) => email ?? t('users.unknown'),
      value: ({ email }) => email,
    },
    {
      key: 'role',
      header: t('users.role'),
      cell: ({ role }) => <AccountRole role={role} />,
      value: ({ role }) => t(`roles.${role}`),
    },
    number('age'),
    number('grade'),
    {
      key: 'created',
      header: t('users.created'),
      cell: ({ createdAt }) => dayText(createdAt, i18n.language),
      value: ({ createdAt }) => createdAt,
    },
    {
      key: 'seen',
      header: t('users.seen'),
      cell: ({ lastLoginAt }) =>
        lastLoginAt === null ? t('users.never') : dayText(lastLoginAt, i18n.language),
      value: ({ lastLoginAt }) => lastLoginAt,
    },
  ];
}
