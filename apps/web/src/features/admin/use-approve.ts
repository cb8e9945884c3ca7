import type { AdminUser } from '@lamplight/domain/admin';
import { useTranslation } from 'react-i18next';
import { withOwnPassword } from '../../app/own-password/own-password-store.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { useApproveTeacher } from './admin.queries.ts';

/** Approves a teacher, for the own password, and tells what came of it. */
export function useApprove({ id, username }: AdminUser) {
  const { t } = useTranslation('admin');
  const approval = useApproveTeacher();
  const failed = useFailureToast();
  return {
    pending: approval.isPending,
    /** @returns whether it was done. @param classId the class that the teacher is for; the first one when left out */
    async approve(classId?: number): Promise<boolean> {
      try {
        const approved = await withOwnPassword((ownPassword) =>
          approval.mutateAsync({ id, classId, ownPassword }),
        );
        if (approved === undefined) return false;
        showToast({
          kind: 'success',
          title: t('approve.done'),
          text: t('approve.doneText', { username }),
        });
        return true;
      } catch (error) {
        failed({ title: t('approve.failed'), error, fallback: t('approve.failedText') });
        return false;
      }
    },
  };
}
