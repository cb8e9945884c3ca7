import { type CalendarEvent, calendarName, eventLine } from '@lamplight/domain/camp-calendar';
import type { Language } from '@lamplight/domain/languages';

/** Seconds after which a calendar may ask again. */
const REFRESH_SECONDS = 60 * 60;

/**
 * Events as an iCalendar file (RFC 5545): whole days without a time zone, so that they are on that date everywhere.
 * @param now epoch milliseconds
 */
export async function icalFeed(
  events: readonly CalendarEvent[],
  { language, now }: { readonly language: Language; readonly now: number },
): Promise<string> {
  // Loaded with the first feed: most hosts have none.
  const { default: ical } = await import('ical-generator');
  const calendar = ical({
    name: calendarName(language),
    prodId: { company: 'Lamplight', product: 'Camp calendar', language: language.toUpperCase() },
    ttl: REFRESH_SECONDS,
  });
  const withClass = new Set(events.map(({ classId }) => classId)).size > 1;
  const seen = new Map<string, number>();
  for (const event of events) {
    const { date, kind, classId } = event;
    // Two lessons may be due on one day.
    const name = `${classId}-${kind}-${date}`;
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    calendar.createEvent({
      id: `${name}-${count}@lamplight`,
      start: new Date(`${date}T00:00:00Z`),
      allDay: true,
      stamp: new Date(now),
      summary: eventLine(event, language, withClass),
    });
  }
  return calendar.toString();
}
