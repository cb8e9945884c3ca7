import type { RoomQuestion } from '@lamplight/domain/multiplayer';
import type { Room, RoomEvent } from '@lamplight/game/room';

/** What the host knows of a room beside its rules: who may come in, and where its questions come from. */
export interface RoomSettings {
  /** Students of these classes may come in. */
  readonly classIds: readonly number[];
  /** Only these may, as in a tournament, whose teacher puts the teams together; null for everyone of the classes. */
  readonly seats: readonly number[] | null;
  readonly topic: string | null;
  readonly questionSetId: number | null;
  /** How many questions; null for the game's own number. */
  readonly questions: number | null;
  readonly tournament: { readonly id: number; readonly round: number } | null;
}

/** A room that is open, as it is stored. */
export interface LiveRoom {
  readonly room: Room;
  readonly settings: RoomSettings;
  /** How many changes its players were told of: the `seq` of their messages. Answers are told to nobody. */
  readonly told: number;
}

/** What one command did to a room; `before` is null for a room that was just opened. */
export interface Change {
  readonly before: LiveRoom | null;
  readonly after: LiveRoom;
  readonly events: readonly RoomEvent[];
  readonly at: number;
}

/** Whether a change is kept as rows of answers alone. */
export function isOnlyAnswers({ before, events }: Change): boolean {
  return before !== null && events.length > 0 && events.every(({ type }) => type === 'answered');
}

/** A room as text for its row. The questions of its game have rows of their own and are not written again. */
export function writeRoom({ room, ...live }: LiveRoom): string {
  const { game } = room;
  return JSON.stringify({ ...live, room: { ...room, game: game && { ...game, questions: [] } } });
}

/** @param questionsOf reads the questions of a game */
export async function readRoom(
  text: string,
  questionsOf: (gameId: number) => Promise<RoomQuestion[]>,
): Promise<LiveRoom> {
  const live: LiveRoom = JSON.parse(text);
  const { game } = live.room;
  if (!game) return live;
  const questions = await questionsOf(game.id);
  return { ...live, room: { ...live.room, game: { ...game, questions } } };
}
