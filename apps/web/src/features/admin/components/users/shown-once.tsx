import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../../lib/platform.ts';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import styles from './user-dialogs.module.css';

export interface ShownOnceProps {
  readonly label: string;
  readonly secret: string;
  /** What is done with it. */
  readonly children: ReactNode;
}

/** A secret that is shown now and never again, to be copied or written down. */
export function ShownOnce({ label, secret, children }: ShownOnceProps) {
  const { t } = useTranslation('admin');
  const copy = async () => {
    const copied = await copyText(secret);
    showToast(
      copied
        ? { kind: 'success', title: t('once.copied'), text: t('once.copiedText') }
        : { kind: 'failure', title: t('once.notCopied'), text: t('once.notCopiedText') },
    );
  };
  return (
    <Notice picture="key" title={label} role="status">
      <p className={styles.secret}>
        <code>{secret}</code>
      </p>
      <p>{children}</p>
      <Button
        variant="default"
        leftSection={<IconCopy size={18} aria-hidden />}
        onClick={() => void copy()}
      >
        {t('once.copy')}
      </Button>
    </Notice>
  );
}
