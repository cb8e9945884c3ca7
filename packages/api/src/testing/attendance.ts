import type { DoorMarkInput, Who } from '@lamplight/domain/attendance';
import type { Person, TestApp } from './test-app.ts';

/** A child as the list at the door names it. */
export const whoIs = ({ id }: Pick<Person, 'id'>): Who => ({ kind: 'student', id });

/** A mark that is made now, of a child who comes unless told. */
export function markOf(
  { clock }: TestApp,
  who: Who,
  changes: Partial<DoorMarkInput> = {},
): DoorMarkInput {
  const at = new Date(clock.now()).toISOString();
  return { who, act: 'check-in', at, release: null, despite: '', ...changes };
}

/** That somebody whom staff know takes a child along. */
export const goesWith = (collector: string): Partial<DoorMarkInput> => ({
  act: 'check-out',
  release: { way: 'known', collector, reason: 'Is the mother' },
});

/** Who did what to whom at the door and with the lists of it, oldest first. */
export function doorEvents({ db }: TestApp) {
  return db
    .selectFrom('auditEvents')
    .select(['actorId', 'action', 'userId', 'detail'])
    .where((eb) => eb.or([eb('action', 'like', 'attendance.%'), eb('action', 'like', 'pickup.%')]))
    .orderBy('id')
    .execute();
}
