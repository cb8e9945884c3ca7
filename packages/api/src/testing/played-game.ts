import type { RoomQuestion } from '@lamplight/domain/multiplayer';
import type { Person, TestApp } from './test-app.ts';

/** The right option of every question of a game made here; the options are numbered from 0. */
export const RIGHT = 1;

/** What a player chose, by the place of the question; null where nothing was chosen. */
type Choices = readonly (number | null)[];

interface PlayedGame {
  readonly classId: number | null;
  readonly players: readonly { readonly person: Person; readonly choices: Choices }[];
  /** False leaves the game running. */
  readonly finished?: boolean;
  readonly roomName?: string;
  readonly hostId?: number;
  readonly roomCode?: string;
  readonly tournament?: { readonly id: number; readonly round: number };
}

function question(place: number): RoomQuestion {
  return {
    kind: 'choice',
    id: `room-bible-el-${place}`,
    text: `Question ${place + 1}?`,
    category: 'Parables',
    options: ['Seed', 'Bread', 'Sheep', 'Coin'],
    correct: RIGHT,
    explanation: `Because of ${place + 1}.`,
    subject: 'bible',
    topic: 'parables',
    reference: 'Luke 15:4',
    picture: null,
  };
}

/**
 * A game as a host leaves it behind: its questions, its players and what they answered, each question
 * a minute after the one before. Right answers are worth 100 points.
 * @returns its id
 */
export async function givenGame({ db, clock }: TestApp, game: PlayedGame): Promise<number> {
  const startedAt = clock.now();
  const length = Math.max(...game.players.map(({ choices }) => choices.length));
  const { id: gameId } = await db
    .insertInto('roomGames')
    .values({
      roomCode: game.roomCode ?? 'OWLS22',
      roomName: game.roomName ?? 'Owls',
      gameType: 'bible-trivia',
      band: 'elementary',
      hostId: game.hostId ?? null,
      classId: game.classId,
      tournamentId: game.tournament?.id ?? null,
      tournamentRound: game.tournament?.round ?? null,
      questionSetId: null,
      calm: 0,
      startedAt,
      finishedAt: game.finished === false ? null : startedAt + length * 60_000,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const places = Array.from({ length }, (_, place) => place);
  await db
    .insertInto('roomGameQuestions')
    .values(places.map((place) => ({ gameId, place, question: JSON.stringify(question(place)) })))
    .execute();
  const scores = game.players.map(({ choices }) => choices.filter((c) => c === RIGHT).length);
  for (const [at, { person, choices }] of game.players.entries()) {
    const correct = scores[at] ?? 0;
    const answered = choices.flatMap((choice, place) =>
      choice === null ? [] : [{ choice, place }],
    );
    await db
      .insertInto('roomGamePlayers')
      .values({
        ...{ gameId, userId: person.id, team: null, score: correct * 100, correct },
        ...{ answers: answered.length, bestStreak: correct, joinedAt: startedAt },
        rank: game.finished === false ? null : 1 + scores.filter((each) => each > correct).length,
      })
      .execute();
    for (const { choice, place } of answered) {
      const right = choice === RIGHT;
      const millis = (at + 2) * 1000;
      await db
        .insertInto('roomAnswers')
        .values({
          ...{ gameId, place, userId: person.id, answer: JSON.stringify(choice), millis },
          ...{ correct: right ? 1 : 0, points: right ? 100 : 0 },
          answeredAt: startedAt + place * 60_000 + millis,
        })
        .execute();
    }
  }
  return gameId;
}
