import type { LinkedStudent } from '@lamplight/domain/families';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../../lib/dates.ts';
import { calledName } from '../../../lib/full-name.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useKeepChild } from '../families.queries.ts';
import styles from './child-account.module.css';

export interface AccountGoesProps {
  readonly student: LinkedStudent;
  /** When the account goes, ISO 8601. */
  readonly goesAt: string;
}

/** On which day a child's account goes, and until then the way to keep it. */
export function AccountGoes({ student, goesAt }: AccountGoesProps) {
  const { t, i18n } = useTranslation('families');
  const keep = useKeepChild();
  const failed = useFailureToast();
  const name = calledName(student);
  const submit = () =>
    keep.mutate(
      { studentId: student.id },
      {
        onSuccess: () =>
          showToast({
            kind: 'success',
            title: t('deletion.kept', { name }),
            text: t('deletion.keptText'),
          }),
        onError: (error) =>
          failed({ title: t('deletion.notKept'), error, fallback: t('deletion.failedText') }),
      },
    );
  return (
    <>
      <p className={styles.text}>
        {t('deletion.asked', { name, day: dayText(goesAt, i18n.language) })}
      </p>
      <Button loading={keep.isPending} onClick={submit}>
        {t('deletion.keep')}
      </Button>
    </>
  );
}
