import { type ClassDetails, dateOfDay, PACINGS, WEEKDAYS } from '@lamplight/domain/classes';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { calendarDayText, weekdayText } from '../../../lib/dates.ts';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { ChooseMany, ChooseOne } from '../../../ui/form/choice-tiles.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../ui/form/validated-form.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import styles from '../class-settings.module.css';
import { useChoosePacing } from '../class-settings.queries.ts';
import { choiceOf, type PacingValues, pacingFormSchema } from '../pacing-form.ts';
import { ClassDay } from './class-day.tsx';

/** Whether each student has their own day or the class goes together, from when, and on which days. */
export function PacingCard({ details }: { readonly details: ClassDetails }) {
  const { t, i18n } = useTranslation('class-settings');
  const choose = useChoosePacing();
  const fail = useFailureToast();
  const form = useSchemaForm<PacingValues>(pacingFormSchema, {
    initialValues: {
      pacing: details.pacing,
      startsOn: details.startsOn ?? '',
      meetsOn: details.meetsOn,
    },
  });
  const together = form.values.pacing === 'class-day';
  const save = (values: PacingValues) =>
    choose.mutate(
      { classId: details.id, choice: choiceOf(values) },
      {
        onSuccess: () => showToast({ kind: 'success', title: t('saved') }),
        onError: (error) => fail({ title: t('notSaved'), error, fallback: t('again') }),
      },
    );
  return (
    <TitledCard title={t('pacing.title')} className={styles.card}>
      <TodaysDay details={details} />
      <ValidatedForm form={form} onSubmit={save} className={styles.form}>
        <ChooseOne
          legend={t('pacing.legend')}
          choices={PACINGS.map((value) => ({
            value,
            label: t(`pacing.${value}.label`),
            note: t(`pacing.${value}.note`),
          }))}
          chosen={form.values.pacing}
          onChoose={(pacing) => form.setFieldValue('pacing', pacing)}
        />
        {together && (
          <>
            <TextField
              type="date"
              label={t('pacing.startsOn')}
              {...form.getInputProps('startsOn')}
            />
            <ChooseMany
              legend={t('pacing.meetsOn')}
              size="small"
              choices={WEEKDAYS.map((value) => ({
                value,
                label: weekdayText(value, i18n.language),
              }))}
              chosen={form.values.meetsOn}
              onChoose={(meetsOn) => form.setFieldValue('meetsOn', meetsOn)}
            />
            {form.errors.meetsOn !== undefined && (
              <p className={styles.error} role="alert">
                {form.errors.meetsOn}
              </p>
            )}
            <p className={styles.text}>{t('pacing.several')}</p>
          </>
        )}
        <Button type="submit" loading={choose.isPending}>
          {t('pacing.save')}
        </Button>
      </ValidatedForm>
      <ClassDay details={details} />
    </TitledCard>
  );
}

/** Which day the class has come to today, or when it starts. */
function TodaysDay({ details }: { readonly details: ClassDetails }) {
  const { t, i18n } = useTranslation('class-settings');
  const { day, startsOn, meetsOn, closures, today } = details;
  if (day === null || startsOn === null) return null;
  if (day > 0) return <p className={styles.strong}>{t('pacing.today', { day })}</p>;
  const plan = { startsOn, meetsOn, closures: new Set(closures.map(({ date }) => date)) };
  const first = dateOfDay(plan, 1, today);
  if (first === null) return null;
  const date = calendarDayText(first, i18n.language);
  return <p className={styles.strong}>{t('pacing.before', { date })}</p>;
}
