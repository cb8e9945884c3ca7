import type { AdminUser } from '@lamplight/domain/admin';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { withOwnPassword } from '../../../app/own-password/own-password-store.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useApproveTeacher } from '../admin.queries.ts';

/** Approves a teacher, who then sees the children of the class. */
export function ApproveButton({ teacher }: { readonly teacher: AdminUser }) {
  const { t } = useTranslation('admin');
  const approve = useApproveTeacher();
  const failed = useFailureToast();
  const { id, username } = teacher;
  const press = async () => {
    try {
      const approved = await withOwnPassword((ownPassword) =>
        approve.mutateAsync({ id, ownPassword }),
      );
      if (approved === undefined) return;
      showToast({
        kind: 'success',
        title: t('approve.done'),
        text: t('approve.doneText', { username }),
      });
    } catch (error) {
      failed({ title: t('approve.failed'), error, fallback: t('approve.failedText') });
    }
  };
  return (
    <Button
      onClick={() => void press()}
      loading={approve.isPending}
      aria-label={t('approve.one', { username })}
    >
      {t('approve.button')}
    </Button>
  );
}
