import { clear, createStore, get, set } from 'idb-keyval';

/** An answer of the host as this device keeps it. */
interface KeptAnswer {
  /** By what its owner is known, so that it is never shown to anybody else. */
  readonly owner: string;
  /** Epoch milliseconds of this device. */
  readonly keptAt: number;
  readonly data: unknown;
}

/** How long an answer is kept, in ms: a week, as long as a child may be away from class. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

let opened: ReturnType<typeof createStore> | undefined;

function database() {
  opened ??= createStore('lamplight-kept', 'answers');
  return opened;
}

/** Keeps the last answer to a question. A browser that forbids storage keeps none. */
export async function keepAnswer(owner: string, question: string, data: unknown): Promise<void> {
  try {
    const answer: KeptAnswer = { owner, keptAt: Date.now(), data };
    await set(question, answer, database());
  } catch {
    // Private windows and full disks: the page works, and opens with the host alone.
  }
}

/** What the host answered this owner last; undefined when nothing is kept, or for too long. */
export async function keptAnswer(owner: string, question: string): Promise<unknown> {
  try {
    const answer = await get<KeptAnswer>(question, database());
    if (answer?.owner !== owner || Date.now() - answer.keptAt > KEPT_MS) return undefined;
    return answer.data;
  } catch {
    return undefined;
  }
}

/** Forgets every answer. */
export async function forgetAnswers(): Promise<void> {
  try {
    await clear(database());
  } catch {
    // Nothing was kept where nothing can be.
  }
}
