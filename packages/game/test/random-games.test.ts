import { type Pick, seededPick } from '@lamplight/domain/random';
import { describe, expect, test } from 'vitest';
import { type Command, decide, evolve, nextWake, type Room } from '../src/room/index.ts';
import { expectFairScores, expectNothingTold, expectSeatsInOrder, frozen } from './invariants.ts';
import { randomCommand, randomRoom, randomStep } from './random-commands.ts';
import { NOON } from './scene.ts';
import { Store } from './store.ts';

const GAMES = 10_000;
const BATCH = 500;
const COMMANDS = 45;
/** Wakes after which a room that is left alone must have closed: two for each question, and few more. */
const WAKES_MAX = 20;

/** What the games of a batch have seen, so that none of it is missed unnoticed. */
type Seen = Map<string, number>;

class RandomGame {
  readonly #pick: Pick;
  readonly #seed: string;
  readonly #store: Store;
  readonly #forgotten = new Set<number>();
  readonly #seen: Seen;
  #room: Room;
  #at = NOON;

  constructor(seed: string, seen: Seen) {
    this.#seed = seed;
    this.#seen = seen;
    this.#pick = seededPick(seed);
    this.#room = frozen(randomRoom(this.#pick));
    this.#store = new Store(this.#room);
  }

  play(): void {
    for (let turn = 0; turn < COMMANDS; turn += 1) {
      this.#at += randomStep(this.#pick);
      // The host's timer is mostly on time.
      if (this.#pick.int(0, 9) > 0) this.#wakeWhereDue();
      this.#dispatch(randomCommand(this.#room, this.#pick));
      if (this.#pick.int(0, 4) === 0) this.#restart();
    }
    this.#leaveAlone();
  }

  #dispatch(command: Command): void {
    const before = this.#room;
    const decision = decide(before, command, this.#at);
    if (!decision.ok) {
      this.#count(decision.refusal);
      return;
    }
    const events = frozen(decision.events);
    this.#room = frozen(events.reduce(evolve, before));
    expect(this.#room.seq).toBe(before.seq + events.length);
    this.#store.keep(this.#room, events);
    for (const event of events) {
      this.#count(event.type);
      if (event.type === 'person-forgotten') this.#forgotten.add(event.playerId);
    }
    if (events.length > 0) this.#check();
    if (this.#pick.int(0, 3) === 0) this.#expectDetermined(before, command);
    this.#expectNothingTwice(command);
  }

  /** The same command and the same events once more lead to the same. */
  #expectDetermined(before: Room, command: Command): void {
    const decision = decide(before, command, this.#at);
    const events = decision.ok ? decision.events : [];
    this.#expectSame(events.reduce(evolve, before), this.#room);
  }

  /** Compared as text, which is quick; where that differs, the difference is shown. */
  #expectSame<T>(one: T, other: T): void {
    if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toEqual(other);
  }

  #check(): void {
    expectSeatsInOrder(this.#room, this.#at, this.#forgotten);
    expectFairScores(this.#room, this.#store);
    expectNothingTold(this.#room, this.#at);
  }

  /** The same command once more has no effect; skipping is the one that is meant anew each time. */
  #expectNothingTwice(command: Command): void {
    if (command.type === 'control' && command.action === 'skip') return;
    const again = decide(this.#room, command, this.#at);
    if (again.ok && again.events.length > 0) throw new Error(`${command.type} had effect twice`);
  }

  #wakeWhereDue(): void {
    const due = nextWake(this.#room);
    if (due !== null && due <= this.#at) this.#dispatch({ type: 'wake' });
  }

  /** The host is ended and started again: nothing is lost, and nothing has changed. */
  #restart(): void {
    const revived = this.#store.revived(`${this.#seed}/${this.#room.seq}`);
    this.#expectSame(revived, this.#room);
    this.#room = frozen(revived);
  }

  /** Nobody does anything any more: time alone ends the game and closes the room. */
  #leaveAlone(): void {
    for (let wake = 0; this.#room.status !== 'closed'; wake += 1) {
      const due = nextWake(this.#room);
      if (due === null || wake > WAKES_MAX) throw new Error('a room stays open for ever');
      const { seq } = this.#room;
      this.#at = Math.max(this.#at, due);
      this.#dispatch({ type: 'wake' });
      if (this.#room.seq === seq) throw new Error('a wake had no effect');
    }
    expect(nextWake(this.#room)).toBeNull();
    expect(this.#room.game?.phase ?? 'finished').toBe('finished');
  }

  #count(what: string): void {
    this.#seen.set(what, (this.#seen.get(what) ?? 0) + 1);
  }
}

/** Everything that can happen, and every refusal: each batch meets all of it. */
const EVERYTHING = [
  'player-joined',
  'player-left',
  'player-removed',
  'person-forgotten',
  'player-away',
  'player-back',
  'readiness-changed',
  'accommodated',
  'host-changed',
  'lock-changed',
  'game-started',
  'question-opened',
  'answered',
  'question-ended',
  'paused',
  'resumed',
  'game-finished',
  'reopened',
  'game-chosen',
  'closed',
  'clock-set-back',
  'ROOM_FULL',
  'ROOM_LOCKED',
  'ROOM_CLOSED',
  'REMOVED_FROM_ROOM',
  'NOT_IN_ROOM',
  'NOT_ROOM_HOST',
  'TOO_FEW_PLAYERS',
  'GAME_RUNNING',
  'NO_GAME_RUNNING',
  'QUESTION_OVER',
  'NO_SUCH_OPTION',
];

describe('random games keep the rules', () => {
  const batches = Array.from({ length: GAMES / BATCH }, (_, batch) => batch * BATCH);

  test.each(batches)('from game %i on', (first) => {
    const seen: Seen = new Map();
    for (let game = first; game < first + BATCH; game += 1) {
      const seed = `game-${game}`;
      try {
        new RandomGame(seed, seen).play();
      } catch (error) {
        throw new Error(`in ${seed}`, { cause: error });
      }
    }
    expect([...seen.keys()].sort()).toEqual(EVERYTHING.toSorted());
  });
});
