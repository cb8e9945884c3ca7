import type { BoardTeam, TournamentBoard } from '@lamplight/domain/tournaments';

/** What can be done with a tournament next; null when it is over. */
export type NextStep = 'startAll' | 'nextRound' | null;

/** The next step: rooms that wait are started, rooms that have all finished go on to the next round. */
export function nextStepOf({ teams, finishedAt }: TournamentBoard): NextStep {
  if (finishedAt !== null) return null;
  if (teams.some(({ status }) => status === 'waiting')) return 'startAll';
  return teams.every(({ status }) => status !== 'playing') ? 'nextRound' : null;
}

/** How far a team's room is in its game, in percent (0 to 100). */
export function progressOf({
  status,
  currentQuestion,
  totalQuestions,
  gamePhase,
}: BoardTeam): number {
  if (status === 'finished' || gamePhase === 'finished') return 100;
  if (currentQuestion === null || totalQuestions === null || totalQuestions === 0) return 0;
  const done = gamePhase === 'explanation' ? currentQuestion + 1 : currentQuestion;
  return (100 * done) / totalQuestions;
}

/** The teams from the first place on; of equal ones in the order of their numbers. */
export function ranked(teams: readonly BoardTeam[]): BoardTeam[] {
  return teams.toSorted((a, b) => a.rank - b.rank || a.team - b.team);
}
