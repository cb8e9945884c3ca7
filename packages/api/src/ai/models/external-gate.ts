import type { TextRequest } from '@lamplight/ai/models';
import { type KnownWords, redact } from '@lamplight/ai/privacy';
import { type Db, transact } from '@lamplight/db';
import {
  type AiFeature,
  type ExternalOutcome,
  type ModelProvider,
  mayAsk,
  purposeOf,
} from '@lamplight/domain/ai';
import type { ConsentsService } from '../../people/consents/consents.service.ts';
import { toCurrentUser } from '../../people/users/user-view.ts';
import { findUser } from '../../people/users/users.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import { addOutcome, insertExternalRequest } from './external-requests.repository.ts';
import { findClassNamesOf, findPeopleAround } from './people-around.repository.ts';

/** On whose behalf a model is asked, and for what. */
export interface AiCaller {
  /** Null for nobody in particular: then nothing leaves the building. */
  readonly userId: number | null;
  readonly feature: AiFeature;
}

/** Why nothing was sent after all: the consent ended between the question and the request. */
export class GateClosed extends Error {
  override readonly name = 'GateClosed';
}

/** What stands between a person's words and an AI outside of this building. */
export interface ExternalGate {
  /** Whether a model of this provider may be asked now; `handle` is the database, or a transaction that rests on it. */
  mayAsk(handle: Db, provider: ModelProvider, caller: AiCaller): Promise<boolean>;
  /** The request without names, contact data and schools. */
  withoutPeople(request: TextRequest, caller: AiCaller): Promise<TextRequest>;
  /**
   * Notes a request before it is sent, in one transaction with a last look at the consent.
   * @returns the id of the note
   * @throws GateClosed, and whatever keeps the note from being stored: then nothing may be sent
   */
  record(caller: AiCaller, model: string, body: string): Promise<number>;
  /** Adds what became of a request. A failure is logged: the answer is there all the same. */
  conclude(id: number, outcome: ExternalOutcome): Promise<void>;
}

interface ExternalGateDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly consents: Pick<ConsentsService, 'allows'>;
}

export function createExternalGate({ db, clock, log, consents }: ExternalGateDependencies) {
  async function knownWords(userId: number): Promise<KnownWords> {
    const people = await findPeopleAround(db, userId);
    return {
      names: people.flatMap(({ username, firstName, lastName }) =>
        [username, firstName, lastName].filter((name) => name !== null),
      ),
      emails: people.flatMap(({ email, parentEmailKey }) =>
        [email, parentEmailKey].filter((address) => address !== null),
      ),
      schools: await findClassNamesOf(db, userId),
    };
  }

  const gate: ExternalGate = {
    async mayAsk(handle, provider, { userId, feature }) {
      // A model in this building may help nobody in particular; nothing leaves it but for somebody who is known.
      if (userId === null) return provider === 'lan';
      const row = await findUser(handle, userId);
      if (!row) return false;
      const { role, age, isDemo, approved } = toCurrentUser(row);
      const consented = await consents.allows(handle, userId, purposeOf(feature));
      return mayAsk(provider, { role, age: age ?? null, isDemo, approved, consents: consented });
    },

    async withoutPeople(request, { userId }) {
      if (userId === null) return request;
      const known = await knownWords(userId);
      return {
        ...request,
        system: redact(request.system, known).text,
        turns: request.turns.map((turn) => ({ ...turn, text: redact(turn.text, known).text })),
      };
    },

    record: (caller, model, body) =>
      transact(db, async (trx) => {
        const { userId, feature } = caller;
        if (userId === null || !(await gate.mayAsk(trx, 'anthropic', caller))) {
          throw new GateClosed('no request may leave for this person now');
        }
        return insertExternalRequest(trx, { userId, feature, model, body, sentAt: clock.now() });
      }),

    async conclude(id, outcome) {
      try {
        await addOutcome(db, id, outcome);
      } catch (error) {
        log.error(error, `what became of outside request ${id} could not be noted`);
      }
    },
  };
  return gate;
}
