import type { AdminUser, UserColumn, UserPageInput } from '@lamplight/domain/admin';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PagedTable } from '../../../../ui/data-table/paged-table.tsx';
import { usePagedList } from '../../../../ui/data-table/use-paged-list.ts';
import { Section } from '../../../../ui/section/section.tsx';
import { useUserPage } from '../../admin.queries.ts';
import { CreateAccountDialog } from './create-account-dialog.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { UserActions } from './user-actions.tsx';
import { useUserColumns } from './user-columns.tsx';
import { UserDetailsDialog } from './user-details-dialog.tsx';
import { type UserFilter, UserFilters } from './user-filters.tsx';

interface OpenUser {
  readonly dialog: 'details' | 'edit';
  readonly user: AdminUser;
}

/** 'Users': every account of the host, to look at, make, edit, approve or delete. */
export function Users() {
  const { t } = useTranslation('admin');
  const columns = useUserColumns();
  const list = usePagedList({ column: 'username', direction: 'ascending' });
  const [filter, setFilter] = useState<UserFilter>({});
  const [open, setOpen] = useState<OpenUser | null>(null);
  const [creating, setCreating] = useState(false);
  // The columns of the table are those that the host sorts by.
  const sort = list.sorting as UserPageInput['sort'] & { column: UserColumn };
  const { query, all } = useUserPage({ ...list.asked, ...filter, sort });
  const close = () => setOpen(null);
  const narrow = (next: UserFilter) => {
    setFilter(next);
    list.turnTo(0);
  };
  return (
    <Section
      title={t('users.title')}
      actions={
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setCreating(true)}>
          {t('create.open')}
        </Button>
      }
    >
      <PagedTable
        caption={t('users.title')}
        list={list}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        searchLabel={t('users.search')}
        loading={t('users.loading')}
        failed={t('users.failed')}
        filters={<UserFilters filter={filter} onChoose={narrow} />}
        file={{ name: t('users.file'), rows: all }}
        actions={(user) => (
          <UserActions
            user={user}
            onDetails={() => setOpen({ dialog: 'details', user })}
            onEdit={() => setOpen({ dialog: 'edit', user })}
          />
        )}
      />
      {open?.dialog === 'details' && <UserDetailsDialog user={open.user} onClose={close} />}
      {open?.dialog === 'edit' && <EditUserDialog user={open.user} onClose={close} />}
      {creating && <CreateAccountDialog onClose={() => setCreating(false)} />}
    </Section>
  );
}
