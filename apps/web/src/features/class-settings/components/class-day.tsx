import type { ClassDetails } from '@lamplight/domain/classes';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../../lib/platform.ts';
import { DayDialog } from '../../../ui/day-dialog/day-dialog.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useSetClassDay } from '../class-settings.queries.ts';

/** Brings all students of a class to one day of the programme. */
export function ClassDay({ details }: { readonly details: ClassDetails }) {
  const { t } = useTranslation('day-setting');
  const [key, setKey] = useState<string | null>(null);
  const set = useSetClassDay();
  const fail = useFailureToast();
  const { id: classId, name } = details;
  const send = (day: number) =>
    set.mutate(
      { key: `${key}-${day}`, classId, day },
      {
        onSuccess: ({ students }) => {
          setKey(null);
          showToast({ kind: 'success', title: t('class.moved', { count: students }) });
        },
        onError: (error) => fail({ title: t('failed'), error, fallback: t('again') }),
      },
    );
  return (
    <>
      <Button variant="default" onClick={() => setKey(randomId())}>
        {t('button')}
      </Button>
      {key !== null && (
        <DayDialog
          title={t('class.title', { name })}
          text={t('class.text')}
          day={Math.max(1, details.day ?? 1)}
          pending={set.isPending}
          onChoose={send}
          onClose={() => setKey(null)}
        />
      )}
    </>
  );
}
