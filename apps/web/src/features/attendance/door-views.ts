/** Lists that come of the day at the door. */
export const DOOR_VIEWS = ['fire-drill', 'labels', 'slips', 'register'] as const;
export type DoorView = (typeof DOOR_VIEWS)[number];

export interface AttendanceSearch {
  readonly view?: DoorView;
}

/** Which list the address names; the door itself where it names none. */
export function attendanceSearch({ view }: Record<string, unknown>): AttendanceSearch {
  const known = DOOR_VIEWS.find((each) => each === view);
  return known === undefined ? {} : { view: known };
}
