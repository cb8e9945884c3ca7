/** A day as people write it: `Jun 15, 2026`. @param iso ISO 8601 */
export function dayText(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(iso));
}

/** A day and a time of day, in the time zone of this device: `Jun 15, 2026, 9:00 AM`. @param iso ISO 8601 */
export function momentText(iso: string, language: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(language, style).format(new Date(iso));
}

/** A calendar day as people say it: `Monday, June 15`. @param date such as `2026-06-15` */
export function calendarDayText(date: string, language: string): string {
  const style = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, style).format(new Date(`${date}T00:00:00Z`));
}

/** A day of the week in a few letters: `Mon`. @param weekday 1 Monday to 7 Sunday */
export function weekdayText(weekday: number, language: string): string {
  // The first of January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, weekday));
  return new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(date);
}

/** A day of the week in full: `Monday`. @param weekday 1 Monday to 7 Sunday */
export function weekdayName(weekday: number, language: string): string {
  // The first of January 2024 was a Monday.
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, weekday),
  );
}

/** A day of the week and a time of day as a clock elsewhere shows them: `Monday 9:00 AM`. @param iso ISO 8601 */
export function clockText(iso: string, timeZone: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    ...{ weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone },
  }).format(new Date(iso));
}

/** The calendar day of a moment where this device is, `2026-06-16`. @param iso ISO 8601 */
export function localDay(iso: string): string {
  return dayOf(new Date(iso));
}

/** The calendar day after today where this device is, `2026-06-16`. */
export function tomorrow(now: number): string {
  const date = new Date(now);
  date.setDate(date.getDate() + 1);
  return dayOf(date);
}

function dayOf(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** A day of this year as short as it can be: `Jun 15`. @param date `2026-06-15`, a day and no moment */
export function shortDayText(date: string, language: string): string {
  const style = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, style).format(new Date(date));
}

/** A calendar day as people write it: `Jun 15, 2026`. @param date `2026-06-15`, a day and no moment */
export function dateText(date: string, language: string): string {
  const style = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, style).format(new Date(date));
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago something was, as people say it, where it was within a day: `2 min. ago`; else the day.
 * @param iso ISO 8601
 * @param now epoch milliseconds
 */
export function agoText(iso: string, now: number, language: string): string {
  const ago = now - Date.parse(iso);
  // A device whose clock is behind that of the host sees what is to come.
  if (ago >= DAY || ago <= -DAY) return dayText(iso, language);
  const format = new Intl.RelativeTimeFormat(language, { style: 'short', numeric: 'auto' });
  if (ago < MINUTE) return format.format(0, 'second');
  if (ago < HOUR) return format.format(-Math.floor(ago / MINUTE), 'minute');
  return format.format(-Math.floor(ago / HOUR), 'hour');
}
