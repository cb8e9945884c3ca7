import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice/notice.tsx';

export interface OpenButtonProps {
  readonly label: string;
  readonly isPresenting: boolean;
  readonly pending: boolean;
  readonly onOpen: () => void;
}

/** Opens something private. While other people may see the screen it says so: in an emergency it opens all the same. */
export function OpenButton({ label, isPresenting, pending, onOpen }: OpenButtonProps) {
  const { t } = useTranslation('care');
  return (
    <>
      {isPresenting && (
        <Notice picture="locked" role="status">
          {t('read.seen')}
        </Notice>
      )}
      <div>
        <Button variant={isPresenting ? 'default' : 'filled'} loading={pending} onClick={onOpen}>
          {isPresenting ? t('read.showAnyway') : label}
        </Button>
      </div>
    </>
  );
}
