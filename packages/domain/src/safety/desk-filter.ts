import type { ALERT_LEVELS, Concern, SafetyAlert } from './alert.ts';

/** What an adult wants to see of the desk; what is null leaves nothing out. */
export interface DeskFilter {
  readonly level: (typeof ALERT_LEVELS)[number] | null;
  readonly concern: Concern | null;
  /** Whether somebody has taken care of it. */
  readonly state: 'waiting' | 'done' | null;
  /** Id of the child. */
  readonly child: number | null;
  /** The first and the last day, `2026-06-15`. */
  readonly from: string | null;
  readonly to: string | null;
}

export const WHOLE_DESK: DeskFilter = {
  ...{ level: null, concern: null, state: null },
  ...{ child: null, from: null, to: null },
};

/**
 * The alerts that fit. A drill has no concern of its own, so no concern finds it.
 * @param dayOf the calendar day of a moment where the reader is
 */
export function filterDesk(
  alerts: readonly SafetyAlert[],
  filter: DeskFilter,
  dayOf: (iso: string) => string,
): SafetyAlert[] {
  const { level, concern, state, child, from, to } = filter;
  return alerts.filter((alert) => {
    const day = dayOf(alert.createdAt);
    return (
      (level === null || alert.level === level) &&
      (concern === null || (alert.concern === concern && alert.source !== 'drill')) &&
      (state === null || (alert.acknowledged === null) === (state === 'waiting')) &&
      (child === null || alert.student.id === child) &&
      (from === null || day >= from) &&
      (to === null || day <= to)
    );
  });
}
