import type { SafetyAlert } from '@lamplight/domain/safety';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useGo } from '../safety.queries.ts';

interface GoingButtonProps {
  /** What waits of one child. */
  readonly alerts: readonly SafetyAlert[];
}

/** Says to the other adults that this one is on the way to the child. */
export function GoingButton({ alerts }: GoingButtonProps) {
  const { t } = useTranslation('safety');
  const go = useGo();
  const fail = useFailureToast();
  return (
    <Button
      variant="default"
      loading={go.isPending}
      aria-label={`${t('going.button')}: ${alerts[0]?.student.name ?? ''}`}
      onClick={() =>
        go.mutate(
          { ids: alerts.map(({ id }) => id) },
          {
            onSuccess: () =>
              showToast({ kind: 'success', title: t('going.said'), text: t('going.saidText') }),
            onError: (error) =>
              fail({ title: t('going.failed'), error, fallback: t('going.failedText') }),
          },
        )
      }
    >
      {t('going.button')}
    </Button>
  );
}
