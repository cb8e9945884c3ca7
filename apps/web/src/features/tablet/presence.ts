/** Minutes without a touch after which a class tablet asks whether the child is still there. */
const ASK_AFTER_MINUTES = 10;
/** Seconds that the question stands before the tablet goes back to its tiles. */
const ANSWER_SECONDS = 60;

const ASK_AFTER_MS = ASK_AFTER_MINUTES * 60_000;

/** Whether a child is taken to be at the tablet, is asked, or has left. */
export type Presence = 'here' | 'asked' | 'left';

/** @param idleMs since the child last touched the tablet */
export function presence(idleMs: number): Presence {
  if (idleMs < ASK_AFTER_MS) return 'here';
  return idleMs < ASK_AFTER_MS + ANSWER_SECONDS * 1000 ? 'asked' : 'left';
}
