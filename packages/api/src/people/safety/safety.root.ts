import type { Foundation } from '../../platform/foundation.ts';
import type { Sessions } from '../auth/sessions.ts';
import { createAlertDelivery } from './deliveries/alert-delivery.service.ts';
import { createDrills } from './deliveries/drills.service.ts';
import { createSafetyQuestions } from './safety-questions.service.ts';
import { createSafetyReplies } from './safety-replies.ts';
import { createSafetyWatch } from './watch.service.ts';

export interface SafetyOptions {
  /** Where the host is reached, for mails that no request asks for; null where that is not known. */
  readonly ownAddress?: () => string | null;
}

interface Dependencies extends Foundation, SafetyOptions {
  readonly sessions: Sessions;
}

/** What hears children, answers them and tells adults. The desk itself is made where the texts are known that it opens. */
export function createSafety(deps: Dependencies) {
  const { db, clock } = deps;
  const safetyReplies = createSafetyReplies(deps);
  return {
    alertDelivery: createAlertDelivery({
      ...deps,
      ownAddress: deps.ownAddress ?? (() => null),
    }),
    drills: createDrills(deps),
    safetyQuestions: createSafetyQuestions({ db, clock, replies: safetyReplies }),
    safetyReplies,
    safetyWatch: createSafetyWatch(db, clock, safetyReplies),
  };
}
