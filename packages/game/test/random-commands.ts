import { GAME_TYPES, ROOM_ACTIONS, type RoomQuestion } from '@lamplight/domain/multiplayer';
import { type QuestionAnswer, rightAnswer } from '@lamplight/domain/questions';
import type { Pick } from '@lamplight/domain/random';
import type { Command, Room } from '../src/room/index.ts';
import { child, classRoom, OF_EACH_KIND, PACING, question, studentRoom, TEACHER } from './scene.ts';

/** Children who come and go in a random game: more than there are seats. */
const CHILDREN = [1, 2, 3, 4, 5, 6, 7, 8];
const HELP = [1, 1, 1.5, 2] as const;

/** A room of either kind, with few seats so that it is often full. */
export function randomRoom(pick: Pick): Room {
  const common = { calm: pick.int(1, 4) === 1, maxPlayers: pick.int(2, 6) };
  if (pick.int(0, 1) === 0) return studentRoom(common);
  const ranking = pick.one(['full', 'top-three', 'teams', 'off'] as const);
  return classRoom({ ...common, ranking, teams: pick.int(2, 4) });
}

function randomHelp(pick: Pick) {
  return {
    timeFactor: pick.one(HELP),
    fewerOptions: pick.int(0, 3) === 0,
    readAloud: pick.int(0, 1) === 0,
  };
}

function randomQuestions(pick: Pick): RoomQuestion[] {
  return Array.from({ length: pick.int(1, 3) }, (_, index) => {
    const id = `q${index}`;
    if (pick.int(0, 1) === 0) return { ...pick.one(OF_EACH_KIND).question, id };
    return { ...question(id, pick.int(2, 6)), correct: pick.int(0, 1) };
  });
}

/** Mostly what those in the room would do, and sometimes what nobody should. */
export function randomCommand(room: Room, pick: Pick): Command {
  const inRoom = room.players.map(({ id }) => id);
  const anybody = () => pick.one(CHILDREN);
  const somebody = () => (inRoom.length > 0 && pick.int(0, 9) > 0 ? pick.one(inRoom) : anybody());
  const leader = () => (pick.int(0, 9) > 0 ? (room.hostId ?? TEACHER) : anybody());
  const kinds = room.status === 'playing' ? IN_GAME : IN_LOBBY;
  switch (pick.one(kinds)) {
    case 'join':
      return { type: 'join', player: { ...child(anybody()), accommodation: randomHelp(pick) } };
    case 'leave':
      return { type: 'leave', by: somebody() };
    case 'set-ready':
      return { type: 'set-ready', by: somebody(), ready: pick.int(0, 2) > 0 };
    case 'away':
      return { type: 'away', by: somebody() };
    case 'back':
      return { type: 'back', by: somebody() };
    case 'start':
      return {
        type: 'start',
        by: leader(),
        gameId: (room.game?.id ?? room.seq) + pick.int(0, 1),
        questions: randomQuestions(pick),
        pacing: PACING,
      };
    case 'answer':
      return randomAnswer(room, pick, somebody());
    case 'control':
      return { type: 'control', by: leader(), action: pick.one(ROOM_ACTIONS) };
    case 'choose-game':
      return {
        type: 'choose-game',
        by: leader(),
        game: { gameType: pick.one(GAME_TYPES), band: 'elementary', calm: pick.int(0, 2) === 0 },
      };
    case 'remove':
      return { type: 'remove', by: leader(), playerId: somebody() };
    case 'accommodate':
      return {
        type: 'accommodate',
        by: leader(),
        playerId: somebody(),
        accommodation: randomHelp(pick),
      };
    case 'forget':
      return { type: 'forget', playerId: pick.int(0, 4) === 0 ? TEACHER : somebody() };
    case 'restarted':
      return { type: 'restarted' };
    case 'wake':
      return { type: 'wake' };
  }
}

/** An answer to the open question, to another one, or one that cannot be. */
function randomAnswer(room: Room, pick: Pick, by: number): Command {
  const { game } = room;
  const open = game?.questions[game.current]?.id ?? 'none';
  return {
    type: 'answer',
    by,
    gameId: pick.int(0, 19) === 0 ? 1 : (game?.id ?? 1),
    questionId: pick.int(0, 9) === 0 ? `q${pick.int(0, 3)}` : open,
    answer: randomGiven(pick, game?.questions[game.current]),
  };
}

/** A right answer, a wrong one, or one that does not fit the question. */
function randomGiven(pick: Pick, open: RoomQuestion | undefined): QuestionAnswer {
  if (pick.int(0, 19) === 0) return pick.one([-2, 9, [7], [], 'word', 0.5]);
  if (open === undefined || open.kind === 'choice') return pick.int(0, 2);
  const wrong = OF_EACH_KIND.find(({ question: one }) => one.kind === open.kind)?.wrong ?? 0;
  return pick.int(0, 1) === 0 ? rightAnswer(open) : wrong;
}

/** How often something is tried: entries that stand several times are tried more often. */
const SOMETIMES: readonly Command['type'][] = [
  'join',
  'join',
  'leave',
  'away',
  'away',
  'back',
  'back',
  'control',
  'choose-game',
  'remove',
  'accommodate',
  'wake',
];
const IN_LOBBY: readonly Command['type'][] = [
  ...SOMETIMES,
  'join',
  'join',
  'join',
  'set-ready',
  'start',
  'start',
  'start',
  'forget',
];
const IN_GAME: readonly Command['type'][] = [
  ...SOMETIMES,
  ...Array.from({ length: 14 }, () => 'answer' as const),
  'start',
  'set-ready',
  'forget',
  'restarted',
];

/** How far the clock moves before the next command, in milliseconds: sometimes far, sometimes back. */
export function randomStep(pick: Pick): number {
  const kind = pick.int(0, 99);
  if (kind < 60) return pick.int(0, 2_000);
  if (kind < 85) return pick.int(2_000, 25_000);
  if (kind < 95) return pick.int(25_000, 200_000);
  if (kind < 98) return pick.int(0, 3_600_000);
  return -pick.int(0, 3_600_000);
}
