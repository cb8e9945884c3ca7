import type { DoorMarkInput } from '@lamplight/domain/attendance';
import { useOutboxState } from '../../../app/outbox/use-outbox.ts';
import { useSession } from '../../../app/session/use-session.ts';
import { MARK, useDoorDay } from '../attendance.queries.ts';
import { withWaiting } from './with-waiting.ts';

/** A time of day of this device, `09:05`. @param at ISO 8601 */
function timeHere(at: string): string {
  const moment = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** The list at the door, with what waits on this device in it. */
export function useDoor() {
  const { user } = useSession();
  const query = useDoorDay();
  const waiting = useOutboxState().waiting.filter(({ operation }) => operation === MARK);
  const own = waiting.filter(({ userId }) => userId === user?.id);
  const day =
    query.data === undefined
      ? undefined
      : withWaiting(
          query.data,
          own.map(({ input }) => input as DoorMarkInput),
          timeHere,
        );
  /** The present moment by the clock of the host, which went on as that of this device did. */
  const now = () => {
    const answered = query.data === undefined ? Date.now() : Date.parse(query.data.now);
    const since = query.data === undefined ? 0 : Date.now() - query.dataUpdatedAt;
    return new Date(answered + Math.max(0, since)).toISOString();
  };
  return {
    ...{ query, day, now },
    /** Whether the host was not there when it was asked last. */
    isCutOff: query.data !== undefined && query.isError,
    /** Marks of other people that wait here for them. */
    ofOthers: waiting.length - own.length,
  };
}

export type Door = ReturnType<typeof useDoor>;
