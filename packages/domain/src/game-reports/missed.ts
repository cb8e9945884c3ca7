import type { QuestionAnswer } from '../questions/answer.ts';

/** An answer that a child gave in a game. */
export interface PlayedAnswer {
  readonly userId: number;
  /** Place of the question in the game, from 0. */
  readonly place: number;
  readonly answer: QuestionAnswer;
  readonly correct: boolean;
  /** How long the question had been open, in milliseconds. */
  readonly millis: number;
  /** Epoch milliseconds. */
  readonly answeredAt: number;
}

/** Somebody who played, and since when: a late child has missed nothing of what was asked before. */
export interface Participant {
  readonly userId: number;
  /** Epoch milliseconds. */
  readonly joinedAt: number;
}

/**
 * How many questions of a game came up. A game that its teacher ended early has more than were asked;
 * what comes after the last answer of anybody is taken as not asked.
 */
export function askedCount(answers: readonly PlayedAnswer[]): number {
  return answers.reduce((most, { place }) => Math.max(most, place + 1), 0);
}

/**
 * The places of the questions that a child missed: answered wrong, or left unanswered although the
 * child had come by then. In the order of the game.
 * @param startedAt when the game began, in epoch milliseconds: who had joined by then was there from
 * its first question
 */
export function missedPlaces(
  { userId, joinedAt }: Participant,
  answers: readonly PlayedAnswer[],
  startedAt: number,
): number[] {
  const own = new Map<number, boolean>();
  for (const answer of answers) {
    if (answer.userId === userId) own.set(answer.place, answer.correct);
  }
  const openUntil = answeredUntil(answers, startedAt);
  const places = Array.from({ length: askedCount(answers) }, (_, place) => place);
  return places.filter((place) => {
    const correct = own.get(place);
    return correct === undefined ? joinedAt <= (openUntil[place] ?? startedAt) : !correct;
  });
}

/** For each place until when that question, or one before it, is known to have been open. */
function answeredUntil(answers: readonly PlayedAnswer[], startedAt: number): number[] {
  const until = Array.from({ length: askedCount(answers) }, () => startedAt);
  for (const { place, answeredAt } of answers) {
    until[place] = Math.max(until[place] ?? startedAt, answeredAt);
  }
  let latest = startedAt;
  return until.map((moment) => {
    latest = Math.max(latest, moment);
    return latest;
  });
}
