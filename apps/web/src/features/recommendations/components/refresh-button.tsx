import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useRefresh } from '../recommendations.queries.ts';

/** Asks the host for a new set: 'Refresh' at the top, 'Check Again' where nothing is left. */
export function RefreshButton({ look = 'refresh' }: { readonly look?: 'refresh' | 'checkAgain' }) {
  const { t } = useTranslation('recommendations');
  const refresh = useRefresh();
  const tellFailure = useFailureToast();
  return (
    <Button
      variant={look === 'refresh' ? 'default' : 'cta'}
      loading={refresh.isPending}
      leftSection={<IconRefresh size={20} aria-hidden />}
      onClick={() =>
        refresh.mutate(undefined, {
          onError: (error) =>
            tellFailure({ title: t('failed.refresh'), error, fallback: t('failed.refreshText') }),
        })
      }
    >
      {t(look)}
    </Button>
  );
}
