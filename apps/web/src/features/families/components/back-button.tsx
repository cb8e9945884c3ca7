import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Leads back to where the reader came from; there is nothing behind the first page that was opened. */
export function BackButton() {
  const { t } = useTranslation('shell');
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <Button
      variant="default"
      disabled={!canGoBack}
      leftSection={<IconArrowLeft size={20} aria-hidden />}
      onClick={() => router.history.back()}
    >
      {t('back')}
    </Button>
  );
}
