import type { AdminUser } from '@lamplight/domain/admin';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
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
      <Button variant="subtle" aria-label={t('users.viewOne', { username })} onClick={onDetails}>
        {t('users.view')}
      </Button>
      {!user.isDemo && (
        <>
          <Button variant="subtle" aria-label={t('users.editOne', { username })} onClick={onEdit}>
            {t('users.edit')}
          </Button>
          <Button
            variant="subtle"
            aria-label={t('users.deleteOne', { username })}
            loading={pending}
            onClick={remove}
          >
            {t('users.delete')}
          </Button>
        </>
      )}
    </>
  );
}
