import type {
  CurrentGame,
  OwnView,
  RoomPlayer,
  RoomView,
  SessionView,
} from '@lamplight/domain/multiplayer';

/** The reader of these games. */
export const ME = 7;

export function testPlayer(id: number, changes: Partial<RoomPlayer> = {}): RoomPlayer {
  return {
    id,
    firstName: id === ME ? 'Naomi' : `Player ${id}`,
    username: `camper-${id}`,
    isReady: false,
    isConnected: true,
    team: null,
    ...changes,
  };
}

export function testRoom(changes: Partial<RoomView> = {}): RoomView {
  return {
    id: 'K7MPXQ',
    name: 'Friends of Daniel',
    gameType: 'bible-trivia',
    maxPlayers: 6,
    status: 'waiting',
    createdBy: `camper-${ME}`,
    hostId: ME,
    forClass: false,
    band: 'elementary',
    calm: false,
    locked: false,
    ranking: 'full',
    teams: 0,
    players: [testPlayer(ME), testPlayer(8)],
    ...changes,
  };
}

export function testOwn(changes: Partial<OwnView> = {}): OwnView {
  return {
    playerId: ME,
    answer: null,
    timeLeft: 25,
    answerSeconds: 25,
    keep: null,
    readAloud: false,
    score: 0,
    streak: 0,
    rank: null,
    outcome: null,
    correctAnswers: 0,
    ...changes,
  };
}

export function testSession(changes: Partial<SessionView> = {}): SessionView {
  return {
    id: 31,
    currentQuestion: 0,
    totalQuestions: 15,
    timeLeft: 25,
    answerSeconds: 25,
    gamePhase: 'question',
    paused: false,
    scores: {},
    playerAnswers: {},
    question: {
      id: 'room-bible-el-001',
      kind: 'choice',
      text: 'Who built the ark?',
      category: 'People of the Bible',
      options: ['Moses', 'Noah', 'Peter', 'Ruth'],
      picture: null,
    },
    result: null,
    ranking: [],
    teams: [],
    own: testOwn(),
    ...changes,
  };
}

/** A lobby, or a game where a session is given. */
export function testGame(session: SessionView | null = null, seq = 10): CurrentGame {
  return { seq, room: testRoom({ status: session === null ? 'waiting' : 'playing' }), session };
}
