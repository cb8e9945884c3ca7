import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { useHash } from '../../../ui/tabs/use-hash.ts';
import styles from './home-part.module.css';

export interface StudentsTabProps {
  /** Whether students can be added and given cards here. */
  readonly mayAdd: boolean;
  readonly onOpen: (part: 'sign-in') => void;
  readonly children: ReactNode;
}

/** The students of the teacher's classes, and above their list the way to add more of them. */
export function StudentsTab({ mayAdd, onOpen, children }: StudentsTabProps) {
  const { t } = useTranslation('teaching');
  const [hash] = useHash();
  const isList = !hash.includes('/');
  return (
    <div className={styles.part}>
      {mayAdd && isList && (
        <Button
          variant="default"
          className={styles.back ?? ''}
          leftSection={<Picture name="key" size={22} />}
          onClick={() => onOpen('sign-in')}
        >
          {t('actions.signIn')}
        </Button>
      )}
      {children}
    </div>
  );
}
