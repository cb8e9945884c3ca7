import type { Refusal } from '../command.ts';
import type { RoomEvent } from '../event.ts';

/** What a command brings about: events (none where nothing changes), or why it has no effect. */
export type Step = readonly RoomEvent[] | Refusal;

export const NOTHING: Step = [];
