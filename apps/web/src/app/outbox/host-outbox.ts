import { browserStore } from '../../lib/outbox/browser-store.ts';
import { mayTryLater } from '../../lib/outbox/may-try-later.ts';
import { createOutbox } from '../../lib/outbox/outbox.ts';
import { sendPending } from './keyed-api.ts';

/** What this device still has to tell the host. */
export const outbox = createOutbox(browserStore(), async (call) => {
  try {
    await sendPending(call);
    return 'taken';
  } catch (error) {
    return mayTryLater(error) ? 'later' : 'refused';
  }
});
