import type { Db } from '@lamplight/db';
import { DAY_MILLIS } from '@lamplight/domain/activity';
import { OUTSIDE_REQUEST_DAYS } from '@lamplight/domain/ai';
import { CHAT_DAYS } from '@lamplight/domain/chat';
import { CLOSED_ROOM_DAYS, ROOM_GAME_DAYS } from '@lamplight/domain/multiplayer';
import { TOURNAMENT_DAYS } from '@lamplight/domain/tournaments';
import { TRACKED_SESSION_DAYS } from '@lamplight/domain/tracking';
import { deleteOutsideRequestsBefore } from '../ai/outside-requests.repository.ts';
import { deleteExpiredTokens } from '../auth/auth-tokens.repository.ts';
import type { Sessions } from '../auth/sessions.ts';
import { deleteThrottlesBefore } from '../auth/throttle.repository.ts';
import { deleteDemoMessagesBefore, deleteMessagesBefore } from '../chat/chat.repository.ts';
import { dayOf } from '../chat/turn-budget.ts';
import { deleteTurnsBefore } from '../chat/turns.repository.ts';
import { deleteDemoEntriesBefore } from '../journal/journal.repository.ts';
import { deleteGamesBefore } from '../multiplayer/room-games.repository.ts';
import { deleteClosedRoomsBefore } from '../multiplayer/rooms.repository.ts';
import type { Clock } from '../platform/clock.ts';
import { deleteIdempotentResultsBefore } from '../platform/idempotency.repository.ts';
import { deleteTournamentsBefore } from '../tournaments/tournaments.repository.ts';
import { deleteTrackedSessionsBefore } from '../tracking/tracking.repository.ts';

/** How long a repeated call is recognised: a tablet may stay in a cupboard over a holiday. */
const IDEMPOTENCY_DAYS = 30;
/** How long failures are remembered after their wait has ended. */
const THROTTLE_DAYS = 1;
/** How long what a visitor wrote as the demo student is kept: anybody may open it next. */
const DEMO_WORDS_MILLIS = 60 * 60 * 1000;

/** Removes what has served its time; the host's timer calls it. */
export function createHousekeeping(db: Db, clock: Clock, sessions: Sessions): () => Promise<void> {
  return async () => {
    const now = clock.now();
    await sessions.deleteExpired();
    await deleteExpiredTokens(db, now);
    await deleteThrottlesBefore(db, now - THROTTLE_DAYS * DAY_MILLIS);
    await deleteIdempotentResultsBefore(db, now - IDEMPOTENCY_DAYS * DAY_MILLIS);
    await deleteDemoEntriesBefore(db, now - DEMO_WORDS_MILLIS);
    await deleteDemoMessagesBefore(db, now - DEMO_WORDS_MILLIS);
    await deleteMessagesBefore(db, now - CHAT_DAYS * DAY_MILLIS);
    await deleteTurnsBefore(db, dayOf(now));
    await deleteGamesBefore(db, now - ROOM_GAME_DAYS * DAY_MILLIS);
    await deleteClosedRoomsBefore(db, now - CLOSED_ROOM_DAYS * DAY_MILLIS);
    await deleteTournamentsBefore(db, now - TOURNAMENT_DAYS * DAY_MILLIS);
    await deleteTrackedSessionsBefore(db, now - TRACKED_SESSION_DAYS * DAY_MILLIS);
    await deleteOutsideRequestsBefore(db, now - OUTSIDE_REQUEST_DAYS * DAY_MILLIS);
  };
}
