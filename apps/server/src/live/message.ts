import { AppError } from '@lamplight/api';
import { answerRequestSchema, readyRequestSchema } from '@lamplight/domain/multiplayer';
import { untypedAnswerSchema } from '@lamplight/domain/questions';
import type { RawData } from 'ws';
import { z } from 'zod';

/** Whose message it is: only compared with the session (decisions, REST). */
const fromSomebody = z.object({ userId: z.int().optional() });

export const messageSchema = z.discriminatedUnion('type', [
  fromSomebody.extend({ type: z.literal('authenticate'), token: z.string().optional() }),
  fromSomebody.extend({ type: z.literal('ping') }),
  // What a child types is heard where it is sent as a call; here it is not taken.
  fromSomebody.extend({
    type: z.literal('submit_answer'),
    ...answerRequestSchema.shape,
    answer: untypedAnswerSchema,
  }),
  fromSomebody.extend({ type: z.literal('set_ready'), ...readyRequestSchema.shape }),
  /** Asks for the whole state, as after a gap in `seq`. */
  fromSomebody.extend({ type: z.literal('resync') }),
]);

/** What a client sends over `/ws` (spec 7). */
export type ClientMessage = z.infer<typeof messageSchema>;
export type MessageOf<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

/** @throws AppError MALFORMED_REQUEST, VALIDATION */
export function parseMessage(data: RawData, isBinary: boolean): ClientMessage {
  const parsed = messageSchema.safeParse(isBinary ? undefined : jsonOf(String(data)));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));
  throw new AppError('VALIDATION', { message: 'This message is not known here.', issues });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('MALFORMED_REQUEST');
  }
}
