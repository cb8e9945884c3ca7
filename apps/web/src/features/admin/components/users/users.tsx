import type { AdminUser } from '@lamplight/domain/admin';
import { ROLES, type Role } from '@lamplight/domain/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../../ui/data-table/data-table.tsx';
import { SelectField } from '../../../../ui/form/fields.tsx';
import { Section } from '../../../../ui/section/section.tsx';
import { QueryState } from '../../../../ui/states/query-state.tsx';
import { fullName } from '../../accounts.ts';
import { useUsers } from '../../admin.queries.ts';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { UserActions } from './user-actions.tsx';
import { useUserColumns } from './user-columns.tsx';
import { UserDetailsDialog } from './user-details-dialog.tsx';

interface OpenUser {
  readonly dialog: 'details' | 'edit';
  readonly user: AdminUser;
}

const ROWS_OF_A_PAGE = 15;

/** 'Users': every account of the host, to look at, edit, approve or delete. */
export function Users() {
  const { t } = useTranslation('admin');
  const users = useUsers();
  const columns = useUserColumns();
  const [role, setRole] = useState<Role | null>(null);
  const [open, setOpen] = useState<OpenUser | null>(null);
  const close = () => setOpen(null);
  const shown = users.data?.filter((user) => role === null || user.role === role);
  return (
    <Section title={t('users.title')}>
      <QueryState
        query={users}
        count={5}
        shape="rows"
        loading={t('users.loading')}
        failed={t('users.failed')}
      />
      {shown !== undefined && (
        <DataTable
          key={role}
          caption={t('users.title')}
          rows={shown}
          columns={columns}
          rowKey={({ id }) => id}
          textOf={(user) => `${user.username} ${fullName(user)} ${user.email ?? ''}`}
          searchLabel={t('users.search')}
          sortedBy={{ column: 'username', direction: 'ascending' }}
          pageSize={ROWS_OF_A_PAGE}
          exportName={t('users.file')}
          filters={<RoleFilter role={role} onChoose={setRole} />}
          actions={(user) => (
            <UserActions
              user={user}
              onDetails={() => setOpen({ dialog: 'details', user })}
              onEdit={() => setOpen({ dialog: 'edit', user })}
            />
          )}
        />
      )}
      {open?.dialog === 'details' && <UserDetailsDialog user={open.user} onClose={close} />}
      {open?.dialog === 'edit' && <EditUserDialog user={open.user} onClose={close} />}
    </Section>
  );
}

interface RoleFilterProps {
  readonly role: Role | null;
  readonly onChoose: (role: Role | null) => void;
}

function RoleFilter({ role, onChoose }: RoleFilterProps) {
  const { t } = useTranslation('admin');
  const choose = (value: string) => onChoose(ROLES.find((known) => known === value) ?? null);
  return (
    <SelectField
      label={t('users.role')}
      value={role ?? ''}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[
        { value: '', label: t('users.allRoles') },
        ...ROLES.map((value) => ({ value, label: t(`roles.${value}`) })),
      ]}
    />
  );
}
