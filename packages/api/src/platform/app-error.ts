import type { SafetyWords } from '@lamplight/domain/safety';
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server';

interface ErrorKind {
  readonly status: number;
  readonly trpc: TRPC_ERROR_CODE_KEY;
  /** The sentence for people, unless the place that throws knows a better one. */
  readonly message: string;
}

/** Every error that the product answers with: the one table that tRPC, REST and `/ws` read. */
export const ERRORS = {
  VALIDATION: { status: 400, trpc: 'BAD_REQUEST', message: 'Please check what you entered.' },
  MALFORMED_REQUEST: {
    status: 400,
    trpc: 'BAD_REQUEST',
    message: 'This request could not be read.',
  },
  SUBSCRIPTIONS_ONLY: {
    status: 400,
    trpc: 'BAD_REQUEST',
    message: 'This socket carries subscriptions only. Please send this call over HTTP.',
  },
  BROKEN_TRANSLATION: {
    status: 400,
    trpc: 'BAD_REQUEST',
    message: 'This file is no translation of the Bible that can be used.',
  },
  BROKEN_PACK: {
    status: 400,
    trpc: 'BAD_REQUEST',
    message: 'This file is no content pack that can be installed.',
  },
  BROKEN_RECORDING: {
    status: 400,
    trpc: 'BAD_REQUEST',
    message: 'This file is no recording that tablets can play.',
  },
  BACKUP_UNUSABLE: {
    status: 400,
    trpc: 'BAD_REQUEST',
    message: 'This file is no backup that can be used here.',
  },
  UNAUTHENTICATED: { status: 401, trpc: 'UNAUTHORIZED', message: 'Please sign in first.' },
  BAD_CREDENTIALS: {
    status: 401,
    trpc: 'UNAUTHORIZED',
    message: 'Please check your credentials and try again.',
  },
  WRONG_PICTURES: {
    status: 401,
    trpc: 'UNAUTHORIZED',
    message: 'These are not your three pictures yet. Try again!',
  },
  INVALID_CARD: {
    status: 404,
    trpc: 'NOT_FOUND',
    message: 'This card is not good any more. Please ask your teacher for a new one.',
  },
  INVALID_TABLET_CODE: {
    status: 401,
    trpc: 'UNAUTHORIZED',
    message: 'This code is wrong or too old. Please make a new one on your own device.',
  },
  INVALID_LINK: { status: 401, trpc: 'UNAUTHORIZED', message: 'Invalid or expired magic link' },
  FORBIDDEN: { status: 403, trpc: 'FORBIDDEN', message: 'You may not do this.' },
  OWN_PASSWORD: {
    status: 403,
    trpc: 'FORBIDDEN',
    message: 'Please type your own password once more for this.',
  },
  CROSS_ORIGIN: {
    status: 403,
    trpc: 'FORBIDDEN',
    message: 'This request came from another web site.',
  },
  HTTPS_REQUIRED: {
    status: 403,
    trpc: 'FORBIDDEN',
    message: 'Lamplight is open over HTTPS only. Please open its https address.',
  },
  TABLET_UNKNOWN: {
    status: 403,
    trpc: 'FORBIDDEN',
    message: 'This device is no class tablet any more.',
  },
  OWN_ADMIN_ROLE: {
    status: 403,
    trpc: 'FORBIDDEN',
    message: 'Cannot change your own admin role',
  },
  SIGNUP_CLOSED: {
    status: 403,
    trpc: 'FORBIDDEN',
    message: 'Student accounts are made by the adults here. Please ask your teacher for one.',
  },
  NOT_FOUND: { status: 404, trpc: 'NOT_FOUND', message: 'There is no such thing here.' },
  USERNAME_TAKEN: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'This username is already taken. Please choose another one.',
  },
  LESSON_LOCKED: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Complete the lessons before this one to unlock it.',
  },
  JOURNAL_FULL: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Your journal is full for today. Your words stay here: please save them tomorrow.',
  },
  TOO_MANY_PROJECTS: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'You have begun very many projects. Go on with one of them.',
  },
  TOO_MANY_QUESTION_SETS: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'You have very many question sets. Please delete one that you no longer need.',
  },
  QUESTION_SET_CHANGED: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'This set was changed somewhere else in the meantime.',
  },
  QUESTION_SET_TOO_SMALL: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'This set needs at least three questions before it can be played.',
  },
  PROGRAM_FINISHED: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'You have reached the last day of the programme.',
  },
  CLASS_DAY_AHEAD: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Your class has not come to the next day yet.',
  },
  DAY_TO_COME: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'This day is still to come.',
  },
  LAST_TEACHER: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'A class needs a teacher. Add another one first, or ask an admin.',
  },
  LAST_CLASS: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'This is the only class. Make another one first.',
  },
  CLASS_NOT_EMPTY: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'This class has students. Choose a class that they move to.',
  },
  CLASS_IN_GAME: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'A room of this class is open. Close it first.',
  },
  ALERT_ACKNOWLEDGED: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Somebody has already taken care of this.',
  },
  CARE_CARD_CHANGED: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Somebody else has changed this in the meantime.',
  },
  SAMPLE_CLASS_EXISTS: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'The sample class is already on this host. Remove it first to make it anew.',
  },
  SAMPLE_APART: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'The sample class and its accounts stay apart from real classes and families.',
  },
  OPEN_ALERTS: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'An alert about this child waits on the safety desk, and goes with the account.',
  },
  LAST_ADMIN: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'The last admin cannot be deleted or given another role.',
  },
  PAIRING_CODE_UNKNOWN: {
    status: 404,
    trpc: 'NOT_FOUND',
    message: 'No slip has this code. Please check the letters, or ask for a new slip.',
  },
  PAIRING_SLIP_USED: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'This slip has already been used. Please ask for a new one.',
  },
  PAIRING_SLIP_EXPIRED: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'This slip is more than seven days old. Please ask for a new one.',
  },
  TOO_MANY_PAIRING_SLIPS: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'There are enough open slips for this child. Please revoke one that nobody needs.',
  },
  PICKUP_CODE_WRONG: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'This is not the code of this child for today.',
  },
  MAY_NOT_COLLECT: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Somebody of this name may not collect this child.',
  },
  ATTENDANCE_CHANGED: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Somebody else has marked this child in the meantime.',
  },
  BROKEN_PHOTO: {
    status: 400,
    trpc: 'BAD_REQUEST',
    message: 'This file is no photo that can be shown here.',
  },
  TOO_MANY_COLLECTORS: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'There are very many people on this list. Please remove one who no longer comes.',
  },
  TOO_MANY_TABLETS: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'This class has very many tablets. Please remove one that you no longer use.',
  },
  TOO_MANY_RECORDINGS: {
    status: 409,
    trpc: 'CONFLICT',
    message:
      'There is no room for more of your recordings. Please delete some that you no longer need.',
  },
  ENTRY_OVER: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Nobody is waiting any more.',
  },
  CONSENT_NOT_POSSIBLE: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'This consent cannot be given or withdrawn here now.',
  },
  DEMO_ACCOUNT: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'The demo account cannot be changed or deleted.',
  },
  OWN_EMAIL: {
    status: 409,
    trpc: 'CONFLICT',
    message:
      'This student has an e-mail address of their own and can choose a new password with it.',
  },
  ROOM_FULL: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Full: there is no free place in this room.',
  },
  ROOM_LOCKED: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'This room is locked. Nobody new can come in now.',
  },
  ROOM_CLOSED: { status: 409, trpc: 'CONFLICT', message: 'This room has closed.' },
  REMOVED_FROM_ROOM: {
    status: 403,
    trpc: 'FORBIDDEN',
    message: 'Your teacher has taken you out of this room.',
  },
  NOT_IN_ROOM: { status: 409, trpc: 'CONFLICT', message: 'You are not in this room.' },
  NOT_ROOM_HOST: {
    status: 403,
    trpc: 'FORBIDDEN',
    message: 'Only the host of the room can do this.',
  },
  TOO_FEW_PLAYERS: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'A game needs at least 2 players.',
  },
  GAME_RUNNING: { status: 409, trpc: 'CONFLICT', message: 'A game is running already.' },
  NO_GAME_RUNNING: { status: 409, trpc: 'CONFLICT', message: 'No game is running here now.' },
  TOURNAMENT_FINISHED: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'This tournament is over.',
  },
  QUESTION_OVER: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'This question is over. The next one comes soon.',
  },
  NO_SUCH_OPTION: {
    status: 400,
    trpc: 'BAD_REQUEST',
    message: 'This question has no such answer.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'This Idempotency-Key was used for another call.',
  },
  BODY_TOO_LARGE: {
    status: 413,
    trpc: 'PAYLOAD_TOO_LARGE',
    message: 'This request is too large.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    trpc: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'Please send JSON.',
  },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    trpc: 'TOO_MANY_REQUESTS',
    message: 'Too many attempts. Please wait a moment and try again.',
  },
  INTERNAL: {
    status: 500,
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'Something went wrong on our side.',
  },
  ACTIVITY_FAILED: {
    status: 500,
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'Please ensure your AI provider integration is properly configured.',
  },
  CHAT_FAILED: {
    status: 500,
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'Please try sending your message again.',
  },
  CONTENT_FAILED: {
    status: 500,
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'Failed to generate content. Please try again.',
  },
  VOICE_FAILED: {
    status: 500,
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'The voice of the host did not answer. Please read it together.',
  },
  SHUTTING_DOWN: {
    status: 503,
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'The host is restarting. Please try again in a moment.',
  },
  DISK_FULL: {
    status: 507,
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'The disk of the host is full, so nothing new can be saved. Please tell your teacher.',
  },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERRORS;

export interface Issue {
  readonly path: string;
  readonly message: string;
}

interface Details {
  readonly message?: string;
  readonly issues?: readonly Issue[];
  /** Seconds, sent as Retry-After. */
  readonly retryAfter?: number;
  /** The fixed reply to a child in danger, whose words were refused. */
  readonly safetyWords?: SafetyWords;
}

/** A refusal that the caller is told about; what services throw. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: readonly Issue[] | undefined;
  readonly retryAfter: number | undefined;
  readonly safetyWords: SafetyWords | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? ERRORS[code].message);
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.issues = details.issues;
    this.retryAfter = details.retryAfter;
    this.safetyWords = details.safetyWords;
  }

  /** The same refusal with kind words for a child whose text raised an alert. */
  withSafetyWords(safetyWords: SafetyWords): AppError {
    const { message, issues, retryAfter } = this;
    return new AppError(this.code, {
      ...{ message, safetyWords },
      ...(issues ? { issues } : {}),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    });
  }

  /** The body of an error answer (decisions, REST). */
  toBody(): ErrorBody {
    return {
      error: this.message,
      message: this.message,
      code: this.code,
      ...(this.issues ? { issues: this.issues } : {}),
      ...this.safetyWords,
    };
  }
}

export interface ErrorBody extends Partial<SafetyWords> {
  readonly error: string;
  readonly message: string;
  readonly code: ErrorCode;
  readonly issues?: readonly Issue[];
}
