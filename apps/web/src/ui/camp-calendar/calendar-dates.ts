import type { CampCalendar } from '@lamplight/domain/camp-calendar';

/** What is on, with its place on its date: two lessons of one name may be due together. */
type PlacedEvent = CampCalendar['events'][number] & { readonly place: number };

/** A date with what is on. */
export interface CalendarDate {
  readonly date: string;
  readonly events: readonly PlacedEvent[];
}

/** Dates that are shown at once: those of three weeks of class. */
const SHOWN_AT_ONCE = 15;

/** The dates from today on, in order: those that are near, and the others. What is past is left out. */
export function calendarDates({ today, events }: CampCalendar) {
  const byDate = Map.groupBy(
    events.filter(({ date }) => date >= today),
    ({ date }) => date,
  );
  const dates = [...byDate].map(
    ([date, on]): CalendarDate => ({
      date,
      events: on.map((event, place) => ({ ...event, place })),
    }),
  );
  return { near: dates.slice(0, SHOWN_AT_ONCE), later: dates.slice(SHOWN_AT_ONCE) };
}
