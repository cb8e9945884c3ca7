/** Where a child is on a day: not yet here, here, gone home, or not coming. */
export const DAY_STATES = ['expected', 'here', 'gone', 'absent'] as const;
export type DayState = (typeof DAY_STATES)[number];

/** What staff do at the door. */
export const DOOR_ACTS = ['check-in', 'check-out', 'absent', 'expect'] as const;
export type DoorAct = (typeof DOOR_ACTS)[number];

/** What the register says of a child on a day. Times are those of the host's wall clock, `08:05`. */
export interface DayRecord {
  readonly state: DayState;
  readonly arrived: string | null;
  readonly left: string | null;
  /** With whom the child left, as far as it was written down. */
  readonly collector: string;
}

/** A day of which nobody has marked anything. */
export const UNMARKED: DayRecord = { state: 'expected', arrived: null, left: null, collector: '' };

/** Why an act changes nothing: it has been done, the child is not there, or somebody has marked later. */
export const REFUSED_MARKS = ['already', 'not-here', 'overtaken'] as const;
export type RefusedMark = (typeof REFUSED_MARKS)[number];

export interface DoorMark {
  readonly act: DoorAct;
  /** When it was done, epoch milliseconds. */
  readonly at: number;
  /** The same on the wall clock. */
  readonly time: string;
  /** Who collects the child; empty for every other act. */
  readonly collector: string;
}

/**
 * The register after an act at the door, or why it stays as it is. A child who comes back keeps the time of the first
 * arrival. A mark that waited on a tablet never undoes a later one of somebody else.
 * @param changedAt when the register was marked last, epoch milliseconds; null where it never was
 */
export function afterMark(
  before: DayRecord,
  changedAt: number | null,
  { act, at, time, collector }: DoorMark,
): DayRecord | RefusedMark {
  if (before.state === STATE_AFTER[act]) return 'already';
  if (changedAt !== null && at < changedAt) return 'overtaken';
  switch (act) {
    case 'check-in':
      return { state: 'here', arrived: before.arrived ?? time, left: null, collector: '' };
    case 'check-out':
      return before.state === 'here'
        ? { ...before, state: 'gone', left: time, collector }
        : 'not-here';
    case 'absent':
      return before.state === 'expected' ? { ...UNMARKED, state: 'absent' } : 'already';
    case 'expect':
      return before.state === 'absent' ? UNMARKED : 'already';
  }
}

const STATE_AFTER: Readonly<Record<DoorAct, DayState>> = {
  'check-in': 'here',
  'check-out': 'gone',
  absent: 'absent',
  expect: 'expected',
};

/** Whether a record can be true: who is here has come, and who is gone has come before. */
export function isConsistent({ state, arrived, left, collector }: DayRecord): boolean {
  switch (state) {
    case 'expected':
    case 'absent':
      return arrived === null && left === null && collector === '';
    case 'here':
      return arrived !== null && left === null && collector === '';
    case 'gone':
      return arrived !== null && left !== null && arrived <= left;
  }
}
