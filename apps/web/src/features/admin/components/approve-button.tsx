import type { AdminUser } from '@lamplight/domain/admin';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClassNames } from '../admin.queries.ts';
import { useApprove } from '../use-approve.ts';
import { ApproveDialog } from './approve-dialog.tsx';

/** Approves a teacher, who then sees the children of a class; asks of which, where there are several. */
export function ApproveButton({ teacher }: { readonly teacher: AdminUser }) {
  const { t } = useTranslation('admin');
  const classes = useClassNames();
  const { approve, pending } = useApprove(teacher);
  const [asking, setAsking] = useState(false);
  const { username } = teacher;
  const several = classes.data !== undefined && classes.data.length > 1;
  return (
    <>
      <Button
        onClick={() => (several ? setAsking(true) : void approve())}
        loading={pending || classes.isPending}
        aria-label={t('approve.one', { username })}
      >
        {t('approve.button')}
      </Button>
      {asking && several && (
        <ApproveDialog teacher={teacher} classes={classes.data} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
