import type { WeekOfChild } from '@lamplight/domain/families';
import { useTranslation } from 'react-i18next';
import { calledName, fullName } from '../../../lib/full-name.ts';
import { Sheet } from '../../../ui/print/print-sheet.tsx';
import { DaysOfWeek } from './days-of-week.tsx';
import { Findings } from './findings.tsx';
import { useWeekDates } from './use-week-dates.ts';
import { WeekNumbers } from './week-numbers.tsx';
import { WeekWords } from './week-words.tsx';
import styles from './weekly.module.css';

/** A child's week as it is printed. */
export function WeekSheet({ page }: { readonly page: WeekOfChild }) {
  const { t } = useTranslation('weekly');
  const dates = useWeekDates(page);
  const name = calledName(page.student);
  return (
    <Sheet
      title={t('title', { name: fullName(page.student), week: page.week })}
      meta={t('meta', { theme: page.theme.title, dates })}
    >
      <div className={styles.week}>
        <WeekNumbers page={page} />
        <DaysOfWeek page={page} />
        <Findings page={page} name={name} />
        <WeekWords page={page} name={name} />
      </div>
    </Sheet>
  );
}
