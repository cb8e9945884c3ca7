import { type MeetingPlan, meetingDays } from '../classes/class-day.ts';

/** What a calendar of a camp tells: a day of the programme, a day without class, a date by which a lesson is wished for. */
export const CALENDAR_KINDS = ['day', 'closed', 'due'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** Something on a date. It is about a class and never about a child. */
export interface CalendarEvent {
  /** `2026-06-15`, where the host stands. */
  readonly date: string;
  readonly kind: CalendarKind;
  readonly classId: number;
  readonly className: string;
  /** The day of the programme; null for the other kinds. */
  readonly day: number | null;
  /** The reason of a closure or the title of a lesson; null where there is none. */
  readonly title: string | null;
}

/** What is known of a class. */
export interface CalendarOfClass {
  readonly classId: number;
  readonly className: string;
  /** Null where each child has a day of their own: then no date has one. */
  readonly plan: MeetingPlan | null;
  readonly closures: readonly { readonly date: string; readonly reason: string | null }[];
  readonly due: readonly { readonly date: string; readonly title: string }[];
}

function eventsOfClass({ classId, className, plan, closures, due }: CalendarOfClass) {
  const about = { classId, className, day: null, title: null };
  return [
    ...(plan === null ? [] : meetingDays(plan)).map(
      ({ date, day }): CalendarEvent => ({ ...about, date, kind: 'day', day }),
    ),
    ...closures.map(
      ({ date, reason }): CalendarEvent => ({ ...about, date, kind: 'closed', title: reason }),
    ),
    ...due.map(({ date, title }): CalendarEvent => ({ ...about, date, kind: 'due', title })),
  ];
}

/** What is on in these classes, by date; on one date the programme comes first, then closures, then what is due. */
export function campEvents(classes: readonly CalendarOfClass[]): CalendarEvent[] {
  const place = ({ kind }: CalendarEvent) => CALENDAR_KINDS.indexOf(kind);
  return classes
    .flatMap(eventsOfClass)
    .toSorted(
      (a, b) =>
        a.date.localeCompare(b.date) ||
        place(a) - place(b) ||
        a.className.localeCompare(b.className),
    );
}
