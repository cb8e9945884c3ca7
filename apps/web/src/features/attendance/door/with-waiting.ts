import {
  afterMark,
  type DoorDay,
  type DoorMarkInput,
  type DoorRow,
  type Who,
} from '@lamplight/domain/attendance';

/** A child of the list, with what this device still has to tell the host. */
export interface ShownRow extends DoorRow {
  readonly waits: boolean;
}

export interface ShownDay extends Omit<DoorDay, 'rows'> {
  readonly rows: readonly ShownRow[];
}

const isSame = (one: Who, other: Who) => one.kind === other.kind && one.id === other.id;

/**
 * The list as it will be when the host has taken what waits on this device, oldest first.
 * @param timeOf the wall clock at a moment, ISO 8601
 */
export function withWaiting(
  day: DoorDay,
  waiting: readonly DoorMarkInput[],
  timeOf: (at: string) => string,
): ShownDay {
  const rows = day.rows.map((row): ShownRow => {
    let shown: ShownRow = { ...row, waits: false };
    for (const { who, act, at, release } of waiting) {
      if (!isSame(who, row.who)) continue;
      const collector = release?.collector ?? '';
      const after = afterMark(shown, null, {
        ...{ act, at: Date.parse(at), time: timeOf(at), collector },
      });
      const changes = typeof after === 'string' ? {} : { ...after, late: null };
      shown = { ...shown, ...changes, waits: true };
    }
    return shown;
  });
  return { ...day, rows };
}
