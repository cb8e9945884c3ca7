import type { SafetyAlert } from '@lamplight/domain/safety';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/dates.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import { useOpenText } from '../safety.queries.ts';
import styles from './dialogs.module.css';

interface TextDialogProps {
  readonly alert: SafetyAlert;
  readonly onClose: () => void;
}

/** Shows what a child wrote, after the adult has looked who else sees the screen. */
export function TextDialog({ alert, onClose }: TextDialogProps) {
  const { t, i18n } = useTranslation('safety');
  const tellFailure = useFailureToast();
  const open = useOpenText();
  const { name } = alert.student;
  const show = () =>
    open.mutate(
      { id: alert.id },
      {
        onError: (error) =>
          tellFailure({ title: t('read.failed'), error, fallback: t('read.failedText') }),
      },
    );
  return (
    <Dialog title={t('read.title', { name })} onClose={onClose}>
      <WorkSurface>
        <div className={styles.form}>
          {open.data === undefined ? (
            <p className={styles.text}>{t('read.text', { source: t(`source.${alert.source}`) })}</p>
          ) : (
            <>
              <p className={styles.text}>{momentText(open.data.createdAt, i18n.language)}</p>
              {open.data.prompt !== null && <p className={styles.prompt}>{open.data.prompt}</p>}
              <blockquote className={styles.words}>{open.data.content}</blockquote>
              <p className={styles.text}>{t('read.care')}</p>
            </>
          )}
          <div className={styles.ways}>
            <Button variant="default" onClick={onClose}>
              {t(open.data === undefined ? 'cancel' : 'read.close')}
            </Button>
            {open.data === undefined && (
              <Button data-autofocus disabled={open.isPending} onClick={show}>
                {t('read.show')}
              </Button>
            )}
          </div>
        </div>
      </WorkSurface>
    </Dialog>
  );
}
