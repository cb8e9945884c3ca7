import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import styles from '../class-settings.module.css';

export interface QuestionProps {
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  readonly confirm: string;
  readonly pending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once more before something is done that others will notice. */
export function Question(props: QuestionProps) {
  const { title, text, confirm, pending, onConfirm, onClose } = props;
  const { t } = useTranslation('class-settings');
  return (
    <Dialog title={title} onClose={onClose}>
      <WorkSurface>
        <div className={styles.card}>
          <p className={styles.text}>{text}</p>
          <DialogButtons
            confirm={confirm}
            cancel={t('cancel')}
            pending={pending}
            onConfirm={onConfirm}
            onCancel={onClose}
          />
        </div>
      </WorkSurface>
    </Dialog>
  );
}
