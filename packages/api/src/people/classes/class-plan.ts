import { type MeetingPlan, WEEKDAYS, type Weekday } from '@lamplight/domain/classes';

/** The stored days of the week, such as `12345`. */
export function weekdaysOf(stored: string): Weekday[] {
  return WEEKDAYS.filter((day) => stored.includes(String(day)));
}

interface StoredPace {
  readonly classId: number;
  readonly pacing: 'own-day' | 'class-day';
  readonly startsOn: string | null;
  readonly meetsOn: string;
}

/** When a class meets that goes together; null for one that does not. */
export function planOf(
  pace: StoredPace,
  closures: readonly { readonly classId: number; readonly date: string }[],
): MeetingPlan | null {
  if (pace.pacing === 'own-day' || pace.startsOn === null) return null;
  const own = closures.filter(({ classId }) => classId === pace.classId);
  return {
    startsOn: pace.startsOn,
    meetsOn: weekdaysOf(pace.meetsOn),
    closures: new Set(own.map(({ date }) => date)),
  };
}
