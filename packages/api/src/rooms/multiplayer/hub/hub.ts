import { type Db, transact } from '@lamplight/db';
import type { LiveMessage, Pacing, RoomEnd } from '@lamplight/domain/multiplayer';
import {
  type Command,
  decide,
  evolve,
  isClockSetBack,
  nextWake,
  type Room,
} from '@lamplight/game/room';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Log } from '../../../platform/log.ts';
import { reserveGameId } from '../room-games.repository.ts';
import { createAlarm } from './alarm.ts';
import { createAudience, type Deliver, type Watcher } from './audience.ts';
import { broadcastsOf } from './broadcasts.ts';
import type { Change, LiveRoom, RoomSettings } from './live-room.ts';
import { createPublisher } from './publisher.ts';
import { revivedRooms } from './revival.ts';
import { createRoomStore } from './room-store.ts';
import { createSeats } from './seats.ts';
import { createTicks } from './ticks.ts';
import { createTurns, noSuchRoom, type Task } from './turns.ts';

/** Milliseconds in which players come back to a host that was started again; later they count as away. */
const COME_BACK_WITHIN = 15_000;

/** No moment at all. */
const NEVER = Number.POSITIVE_INFINITY;

interface DispatchOptions {
  /** What somebody who leaves is told. */
  readonly leftFor?: RoomEnd;
  /** What changes beside the rules, with the command. */
  readonly settings?: Partial<RoomSettings>;
}

/**
 * The one authority for live rooms. Every change is decided by the rules of the game, stored, and only then
 * told to anybody; a host that is started again goes on with what was stored.
 */
export interface RoomHub {
  /** Takes up the rooms of the last run. */
  load(): Promise<void>;
  /** Opens a room. */
  open(room: Room, settings: RoomSettings): Promise<LiveRoom>;
  /** @throws AppError NOT_FOUND, or the refusal of the rules; what the database says when it cannot store */
  dispatch(code: string, command: Command, options?: DispatchOptions): Promise<LiveRoom>;
  /** An open room. */
  find(code: string): LiveRoom | undefined;
  /** The room that somebody plays in. */
  roomOf(userId: number): LiveRoom | undefined;
  rooms(): readonly LiveRoom[];
  /** The number of a game that is about to begin. */
  newGameId(): Promise<number>;
  /** Does what is due by now, for whoever reads the rooms next. */
  settle(): Promise<void>;
  /** Adds a connection of a person: a player without any is away. The returned function ends it. */
  listen(userId: number, deliver: Deliver): () => void;
  /** People with a connection. */
  listeners(): number[];
  send(userId: number, message: LiveMessage): void;
  /** Sends a player the whole state. */
  sendState(userId: number): void;
  watch(code: string, watcher: Watcher): () => void;
  /** Somebody does something without a connection: so they are here. */
  heard(userId: number): Promise<void>;
  /** Finishes what was begun and refuses everything else. */
  stop(): Promise<void>;
}

export interface HubDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** Times of the games; the specification's when left out. */
  readonly pacing?: Omit<Pacing, 'questions'> | undefined;
}

/** Whether a moment is still to come, and no later than a clock that nobody has set could have put it. */
function isWithin(moment: number, at: number, millis: number): boolean {
  return moment > at && moment <= at + millis;
}

export function createRoomHub({ db, clock, log, pacing }: HubDependencies): RoomHub {
  const rooms = new Map<string, LiveRoom>();
  const seats = createSeats();
  const audience = createAudience();
  const publisher = createPublisher(audience);
  const store = createRoomStore(db);
  const ticks = createTicks(publisher);
  /** When something is due next in a room, for every open one; rooms that have changed wait for a look. */
  const wakes = new Map<string, number>();
  let nextWakeOfAny = NEVER;
  const changed = new Set<string>();
  const now = () => clock.now();
  let stopped = false;
  /** Until when players of the last run are waited for, and who was heard of since. */
  let awaitedUntil: number | null = null;
  const heardOf = new Set<number>();

  const turns = createTurns({
    now,
    find: (code) => rooms.get(code),
    save: (changes, meanwhile) => store.save(changes, meanwhile),
    commit: keep,
    committed: lookAhead,
    compose: (done) =>
      publisher.compose(
        done.flatMap(({ change, task }) =>
          change ? { change, leftFor: (task as DispatchedTask).leftFor } : [],
        ),
      ),
  });
  const alarm = createAlarm(now, nextMoment, settle);

  /** Makes a stored change the state that everybody sees. */
  function keep({ before, after }: Change): void {
    const { code, status, players } = after.room;
    const isClosed = status === 'closed';
    changed.add(code);
    seats.follow(before?.room, { code, players: isClosed ? [] : players });
    if (isClosed) {
      rooms.delete(code);
      ticks.forget(code);
    } else {
      rooms.set(code, after);
    }
  }

  /** Finds out when something is due next in the rooms that have changed. */
  function lookAhead(): void {
    for (const code of changed) {
      const live = rooms.get(code);
      wakes.delete(code);
      if (live)
        wakes.set(code, Math.min(nextWake(live.room) ?? NEVER, ticks.next(live.room) ?? NEVER));
    }
    changed.clear();
    nextWakeOfAny = Math.min(...wakes.values());
    alarm.set();
  }

  function nextMoment(): number | null {
    const next = Math.min(awaitedUntil ?? NEVER, nextWakeOfAny);
    return next === NEVER ? null : next;
  }

  async function settle(): Promise<void> {
    const at = now();
    const isDue = (room: Room, moment: number | null | undefined) =>
      (moment ?? NEVER) <= at || isClockSetBack(room, at);
    const due = [...rooms.values()].filter(({ room }) => isDue(room, wakes.get(room.code)));
    const isAwaitedNoMore = awaitedUntil !== null && !isWithin(awaitedUntil, at, COME_BACK_WITHIN);
    if (due.length === 0 && !isAwaitedNoMore) return;
    const late = due.filter(({ room }) => isDue(room, nextWake(room)));
    await Promise.all(late.map(({ room }) => quietly(room.code, { type: 'wake' })));
    for (const { room } of due) {
      ticks.tell(rooms.get(room.code)?.room ?? room, now());
      changed.add(room.code);
    }
    lookAhead();
    if (isAwaitedNoMore) {
      awaitedUntil = null;
      await markMissing();
    }
  }

  /** Whoever has not come back since the host was started again is away. */
  async function markMissing(): Promise<void> {
    const missing = seats.all().filter(([id]) => !heardOf.has(id) && !audience.isListening(id));
    await Promise.all(missing.map(([by, code]) => quietly(code, { type: 'away', by })));
  }

  /** A command of the host itself: nobody waits for it, so its failure is noted. */
  async function quietly(code: string, command: Command): Promise<void> {
    await dispatch(code, command).catch((error: unknown) => {
      if (!(error instanceof AppError)) log.error(error, `a room could not take "${command.type}"`);
    });
  }

  function dispatch(code: string, command: Command, options: DispatchOptions = {}) {
    return perform(code, command.type === 'answer', options.leftFor ?? 'left', (live, at) => {
      if (!live) throw noSuchRoom();
      return changeBy(live, command, options.settings, at);
    });
  }

  function changeBy(
    live: LiveRoom,
    command: Command,
    settings: Partial<RoomSettings> | undefined,
    at: number,
  ): Change | null {
    const timed = command.type === 'start' && pacing ? paced(command, pacing) : command;
    const decision = decide(live.room, timed, at);
    if (!decision.ok) throw new AppError(decision.refusal);
    const { events } = decision;
    if (events.length === 0 && !settings) return null;
    const room = events.reduce(evolve, live.room);
    const told = live.told + broadcastsOf(events, room.status === 'playing').length;
    const after = { room, settings: { ...live.settings, ...settings }, told };
    return { before: live, after, events, at };
  }

  function perform(code: string, canWait: boolean, leftFor: RoomEnd, apply: Task['apply']) {
    if (stopped) return Promise.reject(new AppError('SHUTTING_DOWN'));
    return new Promise<LiveRoom>((resolve, reject) => {
      let last: LiveRoom | undefined;
      const task: DispatchedTask = {
        ...{ code, canWait, leftFor },
        apply(live, at) {
          const change = apply(live, at);
          last = change?.after ?? live;
          return change;
        },
        done: () => (last ? resolve(last) : reject(noSuchRoom())),
        failed: reject,
      };
      turns.add(task);
    });
  }

  const present = (userId: number) => {
    heardOf.add(userId);
    const code = seats.of(userId);
    const player = rooms.get(code ?? '')?.room.players.find(({ id }) => id === userId);
    return code && player?.awaySince !== null ? quietly(code, { type: 'back', by: userId }) : null;
  };

  return {
    async load() {
      for (const live of await revivedRooms(db, now())) {
        rooms.set(live.room.code, live);
        seats.follow(undefined, live.room);
      }
      const codes = [...rooms.keys()];
      await Promise.all(codes.map((code) => quietly(code, { type: 'restarted' })));
      if (codes.length > 0) awaitedUntil = now() + COME_BACK_WITHIN;
      for (const code of codes) changed.add(code);
      lookAhead();
    },
    open: (room, settings) =>
      perform(room.code, false, 'left', (_, at) => ({
        ...{ before: null, after: { room, settings, told: 0 }, events: [], at },
      })),
    dispatch,
    find: (code) => rooms.get(code),
    roomOf: (userId) => rooms.get(seats.of(userId) ?? ''),
    rooms: () => [...rooms.values()],
    newGameId: () => transact(db, reserveGameId),
    settle,
    listen(userId, deliver) {
      const stopListening = audience.listen(userId, deliver);
      void present(userId);
      return () => {
        stopListening();
        const code = seats.of(userId);
        if (stopped || code === undefined || audience.isListening(userId)) return;
        void quietly(code, { type: 'away', by: userId });
      };
    },
    listeners: () => audience.listeners(),
    send: (userId, message) => publisher.send(userId, message),
    sendState(userId) {
      const live = rooms.get(seats.of(userId) ?? '');
      if (live) publisher.sendState(live, userId, now());
    },
    watch: (code, watcher) => audience.watch(code, watcher),
    async heard(userId) {
      await present(userId);
    },
    async stop() {
      stopped = true;
      alarm.stop();
      await turns.settled();
    },
  };
}

interface DispatchedTask extends Task {
  /** What somebody who leaves is told. */
  readonly leftFor: RoomEnd;
}

function paced(
  command: Extract<Command, { type: 'start' }>,
  pacing: Omit<Pacing, 'questions'>,
): Command {
  return { ...command, pacing };
}
