import { AppError } from '@lamplight/api';
import { type Encoder, jsonEncoder } from '@trpc/server/adapters/ws';
import type { TRPCResponseMessage } from '@trpc/server/rpc';
import { z } from 'zod';

/** Subscriptions that one socket may have at once; a page has three at most. */
export const SUBSCRIPTIONS_PER_SOCKET = 20;

const beginsSchema = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.literal('subscription'),
});

/**
 * The messages of one socket: JSON, one call in each, and so many subscriptions at once. A message with a list of
 * calls would be hundreds of them for the price of one.
 */
export function subscriptionMessages(): Encoder {
  const open = new Set<string | number>();
  return {
    encode(message) {
      const id = endedId(message as TRPCResponseMessage);
      if (id !== null) open.delete(id);
      return jsonEncoder.encode(message);
    },
    decode(data) {
      const message = jsonEncoder.decode(data);
      if (Array.isArray(message)) {
        throw new AppError('MALFORMED_REQUEST', {
          message: 'Please send one call in each message.',
        });
      }
      const begins = beginsSchema.safeParse(message);
      if (!begins.success) return message;
      const { id } = begins.data;
      if (open.has(id)) {
        throw new AppError('MALFORMED_REQUEST', { message: 'This id has a subscription already.' });
      }
      if (open.size >= SUBSCRIPTIONS_PER_SOCKET) throw new AppError('TOO_MANY_ATTEMPTS');
      open.add(id);
      return message;
    },
  };
}

/** The id of the subscription of which this is the last that the host says; null for any other message. */
function endedId(message: TRPCResponseMessage): string | number | null {
  const isLast = 'error' in message || message.result.type === 'stopped';
  return isLast ? message.id : null;
}
