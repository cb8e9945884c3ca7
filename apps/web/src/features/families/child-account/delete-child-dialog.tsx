import { DELETION_TOLD_DAYS } from '@lamplight/domain/families';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withOwnPassword } from '../../../app/own-password/own-password-store.ts';
import { translateSentence } from '../../../i18n/index.ts';
import { fieldMessages } from '../../../lib/errors.ts';
import { calledName } from '../../../lib/full-name.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { UsernameField } from '../../../ui/form/fields.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useDeleteChild, useRefreshStudents } from '../families.queries.ts';
import styles from './child-account.module.css';
import { DeletionReceipt } from './deletion-receipt.tsx';
import type { ChildDialogProps } from './unlink-dialog.tsx';

/** Asks for the deletion of a child's account, after its user name and the own password were typed; hands out the receipt. */
export function DeleteChildDialog({ student, onClose }: ChildDialogProps) {
  const { t } = useTranslation('families');
  const name = calledName(student);
  const deletion = useDeleteChild();
  const refresh = useRefreshStudents();
  // Only now may the list ask anew: the receipt would go with the child's page.
  const leave = () => {
    onClose();
    void refresh();
  };
  return deletion.data === undefined ? (
    <Dialog title={t('deletion.title', { name })} onClose={onClose}>
      <DeletionForm student={student} onClose={onClose} deletion={deletion} />
    </Dialog>
  ) : (
    <Dialog title={t('deletion.done', { name })} onClose={leave}>
      <DeletionReceipt receipt={deletion.data.receipt} onClose={leave} />
    </Dialog>
  );
}

interface DeletionFormProps extends ChildDialogProps {
  readonly deletion: ReturnType<typeof useDeleteChild>;
}

function DeletionForm({ student, onClose, deletion }: DeletionFormProps) {
  const { t } = useTranslation('families');
  const failed = useFailureToast();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const name = calledName(student);

  const remove = async () => {
    try {
      await withOwnPassword((ownPassword) =>
        deletion.mutateAsync({ studentId: student.id, username: typed, ownPassword }),
      );
    } catch (error) {
      const sentence = fieldMessages(error).username;
      if (sentence !== undefined) return setProblem(translateSentence(sentence));
      failed({ title: t('deletion.failed'), error, fallback: t('deletion.failedText') });
    }
  };

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!deletion.isPending) void remove();
      }}
    >
      <p>{t('deletion.goes', { days: DELETION_TOLD_DAYS })}</p>
      <UsernameField
        label={t('deletion.type', { name })}
        description={student.username}
        autoComplete="off"
        value={typed}
        error={problem}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <div className={styles.ways}>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('deletion.cancel')}
        </Button>
        <Button type="submit" color="red.9" disabled={typed.trim() === '' || deletion.isPending}>
          {t(deletion.isPending ? 'deletion.pending' : 'deletion.submit')}
        </Button>
      </div>
    </form>
  );
}
