import { Button } from '@mantine/core';
import styles from './dialog-buttons.module.css';

export interface DialogButtonsProps {
  /** What the button says that does what the dialog asks. */
  readonly confirm: string;
  readonly cancel: string;
  readonly pending: boolean;
  /** Something is still missing. */
  readonly disabled?: boolean;
  /** Red for what cannot be taken back. */
  readonly color?: 'red';
  /** Left out where the button sends the form around it. */
  readonly onConfirm?: () => void;
  readonly onCancel: () => void;
}

/** The foot of a dialog: the button that does it, and the way out. */
export function DialogButtons({
  confirm,
  cancel,
  onConfirm,
  onCancel,
  ...props
}: DialogButtonsProps) {
  const { pending, ...looks } = props;
  return (
    <div className={styles.buttons}>
      <Button
        type={onConfirm === undefined ? 'submit' : 'button'}
        loading={pending}
        onClick={onConfirm}
        {...looks}
      >
        {confirm}
      </Button>
      <Button variant="default" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  );
}
