import type { NewFamilyLink } from '@lamplight/domain/families';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../../lib/full-name.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useEndLink } from '../families.queries.ts';
import styles from './family-links.module.css';

interface UndoLinkDialogProps {
  readonly link: NewFamilyLink;
  readonly onClose: () => void;
}

/** Asks a child whether a new parent link shall really be undone. */
export function UndoLinkDialog({ link, onClose }: UndoLinkDialogProps) {
  const { t } = useTranslation('new-links');
  const ending = useEndLink();
  const failed = useFailureToast();
  const words = { parent: fullName(link.parent) };

  const undo = async () => {
    try {
      await ending.mutateAsync({ parentId: link.parent.id, studentId: link.student.id });
      showToast({ kind: 'success', title: t('done.title'), text: t('done.text', words) });
    } catch (error) {
      failed({ title: t('failed'), error, fallback: t('failedText') });
    }
    onClose();
  };

  return (
    <Dialog title={t('sure.title')} onClose={onClose}>
      <div className={styles.card}>
        <p className={styles.text}>{t('sure.text', words)}</p>
        <div className={styles.ways}>
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('sure.keep')}
          </Button>
          <Button disabled={ending.isPending} onClick={() => void undo()}>
            {t('sure.undo')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
