import { clockEvents } from './clock.ts';
import type { Command, Refusal } from './command.ts';
import { answer } from './decide/answer.ts';
import { chooseGame, control, start } from './decide/lead.ts';
import { accommodate, away, back, forget, join, leave, remove, setReady } from './decide/people.ts';
import type { Step } from './decide/step.ts';
import { restarted, settle, wake } from './decide/time.ts';
import type { RoomEvent } from './event.ts';
import { evolve } from './evolve.ts';
import type { Millis, Room } from './room.ts';

export type Decision =
  | { readonly ok: true; readonly events: readonly RoomEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * What a command brings about in a room. The same command once more is no error and brings about nothing.
 * @param at the moment by the host's clock
 */
export function decide(room: Room, command: Command, at: Millis): Decision {
  if (room.status === 'closed') return afterClosing(command);
  const clock = clockEvents(room, at);
  const now = clock.reduce(evolve, room);
  const step = stepOf(now, command, at);
  if (typeof step === 'string') return { ok: false, refusal: step };
  if (step.length === 0 && command.type !== 'wake') return { ok: true, events: clock };
  const follows = settle(step.reduce(evolve, now), at);
  return { ok: true, events: [...clock, ...step, ...follows] };
}

/** Whoever goes may go; nothing else can be asked of a closed room. */
function afterClosing({ type }: Command): Decision {
  const changesNothing = ['leave', 'away', 'back', 'forget', 'wake', 'restarted'].includes(type);
  return changesNothing ? { ok: true, events: [] } : { ok: false, refusal: 'ROOM_CLOSED' };
}

function stepOf(room: Room, command: Command, at: Millis): Step {
  switch (command.type) {
    case 'join':
      return join(room, command, at);
    case 'leave':
      return leave(room, command, at);
    case 'set-ready':
      return setReady(room, command, at);
    case 'away':
      return away(room, command, at);
    case 'back':
      return back(room, command, at);
    case 'start':
      return start(room, command, at);
    case 'answer':
      return answer(room, command, at);
    case 'control':
      return control(room, command, at);
    case 'choose-game':
      return chooseGame(room, command, at);
    case 'remove':
      return remove(room, command, at);
    case 'accommodate':
      return accommodate(room, command, at);
    case 'forget':
      return forget(room, command);
    case 'restarted':
      return restarted(room, at);
    case 'wake':
      return wake(room, at);
  }
}
