/** Weeks of the programme: 56 days of seven. The address is read before any rule of the domain is loaded. */
export const WEEKS = 8;

/** Which week is on the page. */
export interface WeekSearch {
  readonly week?: number | undefined;
}

/** Reads `?week=3`; undefined takes the place of what is no week. */
export function weekSearch({ week }: Readonly<Record<string, unknown>>): WeekSearch {
  const isWeek = typeof week === 'number' && Number.isInteger(week) && week >= 1 && week <= WEEKS;
  return { week: isWeek ? week : undefined };
}
