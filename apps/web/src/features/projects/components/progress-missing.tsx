import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice/notice.tsx';

/** Stands in place of the progress that the host could not tell: the projects themselves are here. */
export function ProgressMissing({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation(['projects', 'shell']);
  return (
    <Notice picture="compass" title={t('list.away')} role="status">
      <p>{t('list.awayText')}</p>
      <Button variant="default" onClick={onRetry}>
        {t('shell:failure.retry')}
      </Button>
    </Notice>
  );
}
