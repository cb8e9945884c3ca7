import type { StudentView } from '@lamplight/domain/students';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../../lib/platform.ts';
import { DayDialog } from '../../../ui/day-dialog/day-dialog.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { calledOf } from '../student-names.ts';
import { useSetDay } from '../students.queries.ts';

/** Brings a student to another day of the programme, as one who went on too far. */
export function DaySetting({ student }: { readonly student: StudentView }) {
  const { t } = useTranslation('day-setting');
  const [key, setKey] = useState<string | null>(null);
  const set = useSetDay();
  const fail = useFailureToast();
  const { id: userId, currentDay } = student;
  const name = calledOf(student);
  const send = (day: number) =>
    set.mutate(
      { key: `${key}-${day}`, userId, day },
      {
        onSuccess: () => {
          setKey(null);
          showToast({ kind: 'success', title: t('done') });
        },
        onError: (error) => fail({ title: t('failed'), error, fallback: t('again') }),
      },
    );
  return (
    <>
      <Button
        variant="default"
        leftSection={<Picture name="calendar" size={22} />}
        onClick={() => setKey(randomId())}
      >
        {t('button')}
      </Button>
      {key !== null && (
        <DayDialog
          title={t('student.title', { name })}
          text={t('student.text', { name, day: currentDay })}
          day={currentDay}
          pending={set.isPending}
          onChoose={send}
          onClose={() => setKey(null)}
        />
      )}
    </>
  );
}
