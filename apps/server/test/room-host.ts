import type { Person } from '@lamplight/api/testing';
import type { LiveMessage, RoomView, SessionView } from '@lamplight/domain/multiplayer';
import { type LivePlayer, openPlayer } from './live-player.ts';
import { createTestHost, type TestHost } from './test-host.ts';

/** A host that listens, with two children who may play. */
export interface RoomHost {
  readonly host: TestHost;
  readonly origin: string;
  readonly people: readonly [Person, Person];
  /** The socket of somebody; it is closed with the host. */
  connect(person: Person): Promise<LivePlayer>;
  /** Lets time pass for the rooms. */
  pass(seconds: number): Promise<void>;
  /** A room of the two with a game that has begun. */
  beginGame(): Promise<{
    readonly ruth: LivePlayer;
    readonly boaz: LivePlayer;
    readonly room: RoomView;
    readonly session: SessionView;
  }>;
  /** The key of a room's open question, which no player has. */
  keyOf(room: Pick<RoomView, 'id'>): number;
  close(): Promise<void>;
}

export const roomWish = { gameType: 'math-race', name: 'Barley field' } as const;

export async function createRoomHost(): Promise<RoomHost> {
  const host = await createTestHost();
  const origin = await host.listen();
  const { given, clock, services } = host.school;
  const people = [await given.student(), await given.student()] as const;
  const open: LivePlayer[] = [];

  async function connect(person: Person): Promise<LivePlayer> {
    const player = await openPlayer(origin, person);
    open.push(player);
    return player;
  }

  return {
    host,
    origin,
    people,
    connect,
    async pass(seconds) {
      clock.advance({ seconds });
      await services.multiplayer.hub.settle();
    },
    async beginGame() {
      const [ruth, boaz] = [await connect(people[0]), await connect(people[1])];
      const room = await ruth.post<RoomView>('create-room', roomWish);
      await boaz.post(`join-room/${room.id}`);
      await ruth.post(`start-game/${room.id}`);
      const { session } = await ruth.until('game_started');
      await boaz.until('game_started');
      return { ruth, boaz, room, session };
    },
    keyOf({ id }) {
      const game = services.multiplayer.hub.find(id)?.room.game;
      const asked = game?.questions[game.current];
      return asked?.kind === 'choice' ? asked.correct : -1;
    },
    async close() {
      for (const player of open) player.socket.terminate();
      await host.close();
    },
  };
}

/** The numbers of changes in messages. */
export const seqs = (messages: readonly LiveMessage[]) =>
  messages.flatMap((message) => ('seq' in message ? message.seq : []));
