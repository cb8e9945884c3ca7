import { type ClassDetails, closedDaysSchema } from '@lamplight/domain/classes';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { calendarDayText } from '../../../lib/dates.ts';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../ui/form/validated-form.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import styles from '../class-settings.module.css';
import { useCloseClass, useReopenClass } from '../class-settings.queries.ts';

/** The dates on which the class does not meet. */
export function ClosuresCard({ details }: { readonly details: ClassDetails }) {
  const { t, i18n } = useTranslation('class-settings');
  const { id: classId, today } = details;
  const reopen = useReopenClass();
  const fail = useFailureToast();
  const coming = details.closures.filter(({ date }) => date >= today);
  const past = details.closures.length - coming.length;
  const takeBack = (date: string) =>
    reopen.mutate(
      { classId, date },
      { onError: (error) => fail({ title: t('notSaved'), error, fallback: t('again') }) },
    );
  return (
    <TitledCard title={t('closures.title')} className={styles.card}>
      <p className={styles.text}>{t('closures.text')}</p>
      {coming.length === 0 ? (
        <p className={styles.strong}>{t('closures.none')}</p>
      ) : (
        <ul className={styles.list} aria-label={t('closures.title')}>
          {coming.map(({ date, reason }) => {
            const day = calendarDayText(date, i18n.language);
            return (
              <li key={date} className={styles.row}>
                <span className={styles.rowWords}>
                  <span>{day}</span>
                  {reason !== null && <span className={styles.note}>{reason}</span>}
                </span>
                <Button
                  variant="subtle"
                  aria-label={t('closures.removeOne', { date: day })}
                  disabled={reopen.isPending}
                  onClick={() => takeBack(date)}
                >
                  {t('closures.remove')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {past > 0 && <p className={styles.note}>{t('closures.past', { count: past })}</p>}
      <AddClosure details={details} />
    </TitledCard>
  );
}

function AddClosure({ details: { id: classId, today } }: { readonly details: ClassDetails }) {
  const { t } = useTranslation('class-settings');
  const close = useCloseClass();
  const fail = useFailureToast();
  const form = useSchemaForm<{ from: string; to: string; reason: string }>(closedDaysSchema, {
    initialValues: { from: today, to: today, reason: '' },
  });
  const send = (days: { from: string; to: string; reason: string }) =>
    close.mutate(
      { classId, days },
      {
        onSuccess: () => {
          form.reset();
          showToast({ kind: 'success', title: t('saved') });
        },
        onError: (error) => fail({ title: t('notSaved'), error, fallback: t('again') }),
      },
    );
  return (
    <ValidatedForm form={form} onSubmit={send} className={styles.form}>
      <div className={styles.dates}>
        <TextField type="date" label={t('closures.from')} {...form.getInputProps('from')} />
        <TextField type="date" label={t('closures.to')} {...form.getInputProps('to')} />
      </div>
      <TextField label={t('closures.reason')} {...form.getInputProps('reason')} />
      <Button type="submit" variant="default" loading={close.isPending}>
        {t('closures.add')}
      </Button>
    </ValidatedForm>
  );
}
