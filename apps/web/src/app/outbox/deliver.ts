import { mayTryLater } from '../../lib/outbox/may-try-later.ts';
import type { PendingCall } from '../../lib/outbox/outbox.ts';
import { tellDelivered } from './delivered.ts';
import { outbox } from './host-outbox.ts';
import { type KeptOptions, optionsOf } from './keyed-api.ts';

/**
 * Sends a write that must not be lost. It is kept on this device before it travels, so that neither a
 * lost connection nor a closed tab takes it away; the host knows it by its key and takes it once.
 * @param send sends the call with these options; its answer is what the host said
 * @returns the host's answer, or null when the call waits here until the host is back
 * @throws the host's refusal; the call is then forgotten
 */
export async function deliver<T>(
  call: Omit<PendingCall, 'keptAt'>,
  send: (options: KeptOptions) => Promise<T>,
): Promise<T | null> {
  await outbox.keep({ ...call, keptAt: new Date().toISOString() });
  try {
    const answer = await send(optionsOf(call));
    await outbox.settle(call.key);
    tellDelivered(answer);
    return answer;
  } catch (error) {
    if (mayTryLater(error)) return null;
    await outbox.settle(call.key);
    throw error;
  }
}
