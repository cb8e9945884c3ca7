import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly size?: 'md' | 'lg' | 'xl';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something over the page that wants an answer or a reading. It is open as long as it is rendered. */
export function Dialog({ title, size = 'md', onClose, children }: DialogProps) {
  const { t } = useTranslation('shell');
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={size}
      classNames={{ title: styles.title ?? '', body: styles.body ?? '' }}
      closeButtonProps={{ 'aria-label': t('dialog.close'), size: 'lg' }}
    >
      {children}
    </Modal>
  );
}
