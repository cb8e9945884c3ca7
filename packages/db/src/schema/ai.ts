import type { Generated } from 'kysely';
import type { Flag, Millis } from './values.ts';

export interface AiTables {
  outsideRequests: OutsideRequestsTable;
  chatMessages: ChatMessagesTable;
  aiTurns: AiTurnsTable;
}

/** A request to an AI outside of this building. Rows are only added; the outcome is added once. */
export interface OutsideRequestsTable {
  id: Generated<number>;
  /** On whose behalf it was sent. */
  userId: number;
  feature: string;
  model: string;
  /** The body as it was sent, JSON. */
  body: string;
  sentAt: Millis;
  /** Null until the answer is there, and where a host stopped before. */
  outcome: string | null;
}

/** What a person wrote to the chat, and what it answered. */
export interface ChatMessagesTable {
  id: Generated<number>;
  userId: number;
  message: string;
  /** Null until it is answered. */
  response: string | null;
  /** What wrote the response. */
  source: string | null;
  /** Links into the product, JSON. */
  sources: string | null;
  /** How the response was checked against the Bible, JSON. */
  checked: string | null;
  /** Questions that go on from the response, JSON. */
  followUps: string | null;
  /** What was told beside the response, such as that today's turns of models are used up. */
  notice: string | null;
  /** Whether the person stopped the response: then it is what was shown until then. */
  isStopped: Generated<Flag>;
  createdAt: Millis;
  answeredAt: Millis | null;
}

/** How often a person has used a feature on a day. */
export interface AiTurnsTable {
  userId: number;
  /** The person's day, such as `2026-06-15`. */
  day: string;
  feature: string;
  turns: number;
}
