import { UnstyledButton } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './passage.module.css';

const PassageDialog = lazy(() => import('./passage-dialog.tsx'));

export interface PassageLinkProps {
  /** Such as `Genesis 1:1-5`. */
  readonly reference: string;
  readonly children: ReactNode;
}

/** A reference that opens its passage with what stands around it. */
export function PassageLink({ reference, children }: PassageLinkProps) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  return (
    <>
      <UnstyledButton
        className={styles.link}
        aria-label={t('scripture.open', { reference })}
        onClick={() => setOpen(true)}
      >
        {children}
      </UnstyledButton>
      {open && (
        <Suspense>
          <PassageDialog reference={reference} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
