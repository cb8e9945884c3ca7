import { seededPick } from '@lamplight/domain/random';
import { type GivenAnswer, type Room, type RoomEvent, reviveAnswers } from '../src/room/index.ts';

interface Row {
  readonly gameId: number;
  readonly place: number;
  readonly answer: GivenAnswer;
}

/** What a host keeps of a room: the state after the last event that is no answer, and rows of answers. */
export class Store {
  #snapshot: string;
  rows: Row[] = [];

  constructor(room: Room) {
    this.#snapshot = JSON.stringify(room);
  }

  keep(room: Room, events: readonly RoomEvent[]): void {
    for (const event of events) {
      if (event.type === 'answered') {
        const { gameId, place, answer } = event;
        this.rows.push({ gameId, place, answer });
      }
      if (event.type === 'person-forgotten') {
        this.rows = this.rows.filter(({ answer }) => answer.playerId !== event.playerId);
      }
    }
    if (events.some(({ type }) => type !== 'answered')) this.#snapshot = JSON.stringify(room);
  }

  /** The room as a host finds it that starts again; the rows come in no order. */
  revived(seed: string): Room {
    const room: Room = JSON.parse(this.#snapshot);
    const open = this.rows.filter(
      ({ gameId, place }) => gameId === room.game?.id && place === room.game.current,
    );
    return reviveAnswers(room, seededPick(seed).some(open.map(({ answer }) => answer)));
  }
}
