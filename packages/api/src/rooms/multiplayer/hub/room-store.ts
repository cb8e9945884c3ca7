import { type Db, transactBeside } from '@lamplight/db';
import { GAMES } from '@lamplight/domain/multiplayer';
import { type Game, type RoomEvent, ranksOf } from '@lamplight/game/room';
import {
  finishGame,
  insertAnswers,
  insertFinishedEvents,
  insertGame,
  insertGameQuestions,
  saveStandings,
} from '../room-games.repository.ts';
import { insertRoom, updateRoom } from '../rooms.repository.ts';
import { type Change, isOnlyAnswers, type LiveRoom, writeRoom } from './live-room.ts';

/** Stores what happened in rooms: all of it in one transaction, or nothing. */
export interface RoomStore {
  /** @param meanwhile is called once, while the disk is at work; not where nothing can be written */
  save(changes: readonly Change[], meanwhile: () => void): Promise<void>;
}

export function createRoomStore(db: Db): RoomStore {
  return {
    async save(changes, meanwhile) {
      const answers = changes.flatMap(({ events }) => events.flatMap(answerRow));
      // Of each room only the newest state is worth a row.
      const newest = new Map(changes.map((change) => [change.after.room.code, change.after]));
      const touched = new Set(
        changes
          .filter((change) => change.before !== null && !isOnlyAnswers(change))
          .map(({ after }) => after.room.code),
      );
      const opened = changes.filter(({ before }) => before === null);
      if (answers.length + touched.size + opened.length === 0) return meanwhile();
      const write = async (trx: Db) => {
        for (const { after, at } of opened) await storeNew(trx, after, at);
        for (const change of changes) await storeGame(trx, change);
        if (answers.length > 0) await insertAnswers(trx, answers);
        for (const code of touched) {
          const live = newest.get(code);
          const at = changes.at(-1)?.at ?? 0;
          if (live) await storeState(trx, live, at);
        }
      };
      // The rooms go on while the disk is at work: nobody is told before it is done.
      await transactBeside(db, write, meanwhile);
    },
  };
}

function answerRow(event: RoomEvent) {
  if (event.type !== 'answered') return [];
  const { gameId, place, millis, answer } = event;
  const { playerId, points, at } = answer;
  const given = { answer: JSON.stringify(answer.answer), correct: answer.correct ? 1 : 0 } as const;
  return [{ gameId, place, userId: playerId, ...given, points, millis, answeredAt: at }];
}

async function storeNew(trx: Db, live: LiveRoom, at: number): Promise<void> {
  const { room, settings, told } = live;
  await insertRoom(trx, {
    code: room.code,
    hostId: room.hostId,
    classId: room.classId,
    tournamentId: settings.tournament?.id ?? null,
    status: room.status,
    state: writeRoom(live),
    seq: told,
    createdAt: room.createdAt,
    updatedAt: at,
  });
}

async function storeState(trx: Db, live: LiveRoom, at: number): Promise<void> {
  const { room, told } = live;
  await updateRoom(trx, room.code, {
    hostId: room.hostId,
    status: room.status,
    state: room.status === 'closed' ? null : writeRoom(live),
    seq: told,
    updatedAt: at,
  });
}

/** The game's rows: its beginning, where its players stand, its end. */
async function storeGame(trx: Db, { before, after, events, at }: Change): Promise<void> {
  const { game } = after.room;
  const types = new Set(events.map(({ type }) => type));
  if (game && types.has('game-started')) await storeStart(trx, after, game, at);
  const wasPlaying = before?.room.status === 'playing';
  // A room that closes in mid game ends the game with the scores so far.
  const isOver = types.has('game-finished') || (wasPlaying && types.has('closed'));
  const counted = ['game-started', 'question-ended', 'player-joined'] as const;
  const played = game ?? before?.room.game;
  if (
    !played ||
    !(isOver || (after.room.status === 'playing' && counted.some((t) => types.has(t))))
  )
    return;
  await saveStandings(trx, standingRows(played, after, isOver, at));
  if (!isOver) return;
  await finishGame(trx, played.id, at);
  const { players, gameType } = after.room;
  const here = new Set(players.map(({ id }) => id));
  const finishers = played.standings.filter((each) => each.answers > 0 && here.has(each.playerId));
  const ids = finishers.map(({ playerId }) => playerId);
  await insertFinishedEvents(trx, ids, { subject: GAMES[gameType].title, at });
}

async function storeStart(trx: Db, live: LiveRoom, game: Game, at: number): Promise<void> {
  const { room, settings } = live;
  await insertGame(trx, {
    id: game.id,
    roomCode: room.code,
    // What a child calls a room goes with the room; the game is kept by its own name.
    roomName: room.classId === null ? GAMES[room.gameType].title : room.name,
    gameType: room.gameType,
    band: room.band,
    hostId: room.hostId,
    classId: room.classId,
    tournamentId: settings.tournament?.id ?? null,
    tournamentRound: settings.tournament?.round ?? null,
    questionSetId: settings.questionSetId,
    calm: room.calm ? 1 : 0,
    startedAt: at,
    finishedAt: null,
  });
  await insertGameQuestions(trx, game.id, game.questions);
}

function standingRows({ id, standings }: Game, { room }: LiveRoom, ranked: boolean, at: number) {
  const players = new Map(room.players.map((player) => [player.id, player]));
  // Among all who played, also who has left: the report tells of each.
  const ranks = ranksOf(standings.map(({ score }) => score));
  return standings.map(({ playerId, score, correct, answers, bestStreak, team }, place) => ({
    gameId: id,
    userId: playerId,
    team,
    score,
    correct,
    answers,
    bestStreak,
    rank: ranked ? (ranks[place] ?? null) : null,
    joinedAt: players.get(playerId)?.joinedAt ?? at,
  }));
}
