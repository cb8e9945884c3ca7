import type { AdminUser } from '@lamplight/domain/admin';
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RowAction } from '../../../../ui/data-table/row-action.tsx';
import { useConfirmedDelete } from '../../use-confirmed-delete.ts';
import { ApproveButton } from '../approve-button.tsx';

export interface UserActionsProps {
  readonly user: AdminUser;
  readonly onDetails: () => void;
  readonly onEdit: () => void;
}

/** What an admin does with an account. The demo account is neither edited nor deleted. */
export function UserActions({ user, onDetails, onEdit }: UserActionsProps) {
  const { t } = useTranslation('admin');
  const { remove, pending } = useConfirmedDelete(user);
  const { username } = user;
  return (
    <>
      {!user.approved && <ApproveButton teacher={user} />}
      <RowAction
        icon={<IconEye size={20} aria-hidden />}
        word={t('users.view')}
        label={t('users.viewOne', { username })}
        onPress={onDetails}
      />
      {!user.isDemo && (
        <>
          <RowAction
            icon={<IconPencil size={20} aria-hidden />}
            word={t('users.edit')}
            label={t('users.editOne', { username })}
            onPress={onEdit}
          />
          <RowAction
            icon={<IconTrash size={20} aria-hidden />}
            word={t('users.delete')}
            label={t('users.deleteOne', { username })}
            busy={pending}
            onPress={() => void remove()}
          />
        </>
      )}
    </>
  );
}
