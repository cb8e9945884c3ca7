import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/platform.ts';
import styles from './room-code.module.css';

export interface RoomCodeProps {
  readonly code: string;
  /** `wall` is read from eight metres and has no button. */
  readonly look?: 'device' | 'wall';
}

/** How long it says that the code is copied, in ms. */
const COPIED_MS = 4000;

/** A room's code in large letters, and a button that copies it where the browser can. */
export function RoomCode({ code, look = 'device' }: RoomCodeProps) {
  const { t } = useTranslation('game');
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <div className={styles.code} data-size={look}>
      {look === 'device' && <span className={styles.label}>{t('code.label')}</span>}
      <span className={styles.letters}>
        <span aria-hidden="true">{code}</span>
        {/* Letter by letter, or it would be read as a word. */}
        <span className={styles.spoken}>{[...code].join(' ')}</span>
      </span>
      {look === 'device' && (
        <Button
          variant="subtle"
          leftSection={
            copied === true ? (
              <IconCheck size={20} aria-hidden />
            ) : (
              <IconCopy size={20} aria-hidden />
            )
          }
          onClick={() => void copyText(code).then(setCopied)}
        >
          {t(copied === true ? 'code.copied' : 'code.copy')}
        </Button>
      )}
      <span role="status" className={copied === false ? styles.failed : styles.spoken}>
        {copied === true && t('code.copied')}
        {copied === false && t('code.notCopied')}
      </span>
    </div>
  );
}
