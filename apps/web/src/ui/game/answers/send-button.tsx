import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './answers.module.css';

export interface SendButtonProps {
  /** There is something to send. */
  readonly isWhole: boolean;
  /** Without, it is the button of the form around it. */
  readonly onSend?: () => void;
}

/** Gives an answer that is put together first. */
export function SendButton({ isWhole, onSend }: SendButtonProps) {
  const { t } = useTranslation('game');
  return (
    <Button
      type={onSend === undefined ? 'submit' : 'button'}
      variant="cta"
      size="lg"
      className={styles.send}
      disabled={!isWhole}
      leftSection={<IconSend size={22} aria-hidden />}
      onClick={onSend}
    >
      {t('answer.send')}
    </Button>
  );
}
