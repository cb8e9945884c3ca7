import type { CampCalendar } from '@lamplight/domain/camp-calendar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarDayText } from '../../lib/dates.ts';
import { TitledCard } from '../card/titled-card.tsx';
import { Folded } from '../folded/folded.tsx';
import { QueryState, type QueryStateProps } from '../states/query-state.tsx';
import styles from './calendar-card.module.css';
import { type CalendarDate, calendarDates } from './calendar-dates.ts';
import { useCalendarOfClass, useOwnCalendar } from './camp-calendar.queries.ts';

export interface OwnCalendarProps {
  /** The way into the reader's own calendar. */
  readonly feed?: ReactNode;
  /** Children of the reader whose link nobody has confirmed: their days are not seen yet. */
  readonly unconfirmed?: readonly string[];
}

/** The days of the reader's classes. */
export function OwnCalendar({ feed, unconfirmed = [] }: OwnCalendarProps) {
  const { t, i18n } = useTranslation('camp-calendar');
  const names = new Intl.ListFormat(i18n.language).format(unconfirmed);
  return (
    <CalendarCard calendar={useOwnCalendar()} none={t('none')}>
      {unconfirmed.length > 0 && <p className={styles.text}>{t('unconfirmed', { names })}</p>}
      {feed}
    </CalendarCard>
  );
}

/** The days of one class, for its adults. */
export function CalendarOfClass({ classId }: { readonly classId: number }) {
  const { t } = useTranslation('camp-calendar');
  return <CalendarCard calendar={useCalendarOfClass(classId)} none={t('noneForTeacher')} />;
}

interface CalendarCardProps {
  readonly calendar: QueryStateProps['query'] & { readonly data: CampCalendar | undefined };
  /** What is said where nothing is planned. */
  readonly none: string;
  readonly children?: ReactNode;
}

function CalendarCard({ calendar, none, children }: CalendarCardProps) {
  const { t } = useTranslation('camp-calendar');
  const { data } = calendar;
  const { near, later } = data === undefined ? { near: [], later: [] } : calendarDates(data);
  const severalClasses = new Set(data?.events.map(({ classId }) => classId)).size > 1;
  const list = (dates: readonly CalendarDate[]) => (
    <ol className={styles.dates}>
      {dates.map((one) => (
        <DateRow
          key={one.date}
          one={one}
          isToday={one.date === data?.today}
          withClass={severalClasses}
        />
      ))}
    </ol>
  );
  return (
    <TitledCard title={t('title')} className={styles.card}>
      <QueryState query={calendar} count={2} shape="rows" failed={t('failed')} />
      {data !== undefined && near.length === 0 && <p className={styles.text}>{none}</p>}
      {near.length > 0 && list(near)}
      {later.length > 0 && (
        <Folded summary={t('later', { count: later.length })}>{list(later)}</Folded>
      )}
      {children}
    </TitledCard>
  );
}

interface DateRowProps {
  readonly one: CalendarDate;
  readonly isToday: boolean;
  readonly withClass: boolean;
}

function DateRow({ one: { date, events }, isToday, withClass }: DateRowProps) {
  const { t, i18n } = useTranslation('camp-calendar');
  return (
    <li className={styles.row} data-today={isToday}>
      <span className={styles.date}>
        {isToday && <strong>{t('today')} </strong>}
        {calendarDayText(date, i18n.language)}
      </span>
      <span className={styles.events}>
        {events.map(({ place, kind, className, day, title }) => (
          <span key={place} className={styles.event} data-kind={kind}>
            <strong>{kind === 'day' ? t('day', { day: day ?? '' }) : t(kind)}</strong>
            {title !== null && ` ${title}`}
            {withClass && <span className={styles.class}> · {className}</span>}
          </span>
        ))}
      </span>
    </li>
  );
}
