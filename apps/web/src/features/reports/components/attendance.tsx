import type { ChildReport } from '@lamplight/domain/reports';
import { useTranslation } from 'react-i18next';
import { shortDayText } from '../../../lib/dates.ts';
import { attendanceWeeks } from '../attendance-weeks.ts';
import styles from './attendance.module.css';
import { Part } from './part.tsx';

/** The days on which a child learned, as a calendar and in words. */
export function Attendance({ report }: { readonly report: ChildReport }) {
  const { t, i18n } = useTranslation('reports');
  const { attendance, minutes, from, to } = report;
  const days = attendance.dates.map((date) => shortDayText(date, i18n.language));
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' });
  return (
    <Part title={t('childReport.attendance')} together>
      <p>
        {t('childReport.attendanceWords', { count: attendance.daysActive })}
        {' · '}
        {t('childReport.minutes', { count: minutes })}
      </p>
      <div className={styles.weeks} role="img" aria-label={list.format(days)}>
        {attendanceWeeks(from, to, attendance.dates).map((week) => (
          <div key={week[0]?.date} className={styles.week}>
            <span className={styles.date}>
              {shortDayText(week[0]?.date ?? from, i18n.language)}
            </span>
            {week.map(({ date, active }) => (
              <span key={date} className={styles.day} data-active={active} />
            ))}
          </div>
        ))}
      </div>
    </Part>
  );
}
