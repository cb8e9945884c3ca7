import type { ConsoleView, LiveMessage, ProjectorView } from '@lamplight/domain/multiplayer';
import type { CurrentUser } from '@lamplight/domain/users';
import { AppError } from '../../platform/app-error.ts';
import { createFeed } from '../../platform/feed.ts';
import type { ClassRooms } from './class-rooms.service.ts';
import type { RoomHub } from './hub/hub.ts';

/** Messages that may wait for a reader; whoever is slower sees a gap in `seq` and asks for the state. */
const MESSAGES_WAITING = 200;
/** Milliseconds between two counts of answers: at most four a second. */
const COUNT_EVERY = 250;

/** What pages are told as it happens, over tRPC subscriptions. */
export interface RoomFeeds {
  /**
   * The messages of `/ws` for a player of a room, the whole state first; it ends when the player is out.
   * @throws AppError NOT_IN_ROOM
   */
  events(
    student: CurrentUser,
    code: string,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<LiveMessage>;
  /** The console of a room, anew after each change; it ends when the room has closed. */
  watch(
    teacher: CurrentUser,
    code: string,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<ConsoleView>;
  /** What may stand on a wall, in the same way. */
  projector(
    teacher: CurrentUser,
    code: string,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<ProjectorView>;
}

export function createRoomFeeds(hub: RoomHub, classRooms: ClassRooms): RoomFeeds {
  /** A view at once and after each change; changes that come close together are one. */
  async function* views<T>(
    code: string,
    signal: AbortSignal | undefined,
    look: () => Promise<T>,
  ): AsyncGenerator<T> {
    // Listens before the first look, so that no change falls between them.
    const changes = createFeed<'state' | 'answers'>(signal, (push) => listenTo(code, push), 1);
    try {
      yield await look();
      for await (const _ of changes.items) {
        if (!hub.find(code)) return;
        yield await look();
      }
    } finally {
      changes.close();
    }
  }

  /** Tells of a new state at once, and of new answers a few times a second. */
  function listenTo(code: string, tell: (changed: 'state' | 'answers') => void): () => void {
    let timer: NodeJS.Timeout | undefined;
    let last = -Infinity;
    const say = (changed: 'state' | 'answers') => {
      clearTimeout(timer);
      timer = undefined;
      last = performance.now();
      tell(changed);
    };
    const stop = hub.watch(code, (changed) => {
      const wait = last + COUNT_EVERY - performance.now();
      if (changed === 'state' || wait <= 0) say(changed);
      else timer ??= setTimeout(say, wait, changed).unref();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }

  return {
    async *events(student, code, signal) {
      await hub.settle();
      if (hub.roomOf(student.id)?.room.code !== code) throw new AppError('NOT_IN_ROOM');
      const messages = createFeed<LiveMessage>(
        signal,
        (push) => hub.listen(student.id, (text) => push(JSON.parse(text))),
        MESSAGES_WAITING,
      );
      hub.sendState(student.id);
      for await (const message of messages.items) {
        yield message;
        if (message.type === 'room_closed' && message.roomId === code) return;
      }
    },
    watch: (teacher, code, signal) => views(code, signal, () => classRooms.console(teacher, code)),
    projector: (teacher, code, signal) =>
      views(code, signal, () => classRooms.projector(teacher, code)),
  };
}
