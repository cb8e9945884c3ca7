/**
 * Days in a row on which somebody learned, up to today. A streak that reached yesterday still
 * stands: today is not over yet.
 * @param activeDays days with activity, as `utcDay` counts them, in any order
 */
export function streakLength(activeDays: ReadonlySet<number>, today: number): number {
  let day = activeDays.has(today) ? today : today - 1;
  let length = 0;
  while (activeDays.has(day)) {
    length += 1;
    day -= 1;
  }
  return length;
}
