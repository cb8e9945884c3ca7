import type { Db } from '@lamplight/db';
import { transact } from '@lamplight/db';
import type { ChatMessage, ConversationInput } from '@lamplight/domain/chat';
import type { FamilyLinks } from '../../people/families/family-links.service.ts';
import type { LearnerAccess } from '../../people/learner-access/learner-access.service.ts';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Remember } from '../../platform/idempotency.ts';
import {
  findMessage,
  insertMessage,
  listMessages,
  listMessagesForParents,
} from './chat.repository.ts';
import type { ChatTurns } from './chat-turns.service.ts';
import { toChatMessage } from './chat-view.ts';

/** A message that is safe on this host. It holds no words, so that a key keeps none. */
export interface StoredMessage {
  readonly id: number;
}

export interface ChatService {
  /**
   * Stores what a child wrote before anything else happens to it.
   * @param remember is told of the message in the same transaction, so that no repeat writes it twice
   */
  store(writerId: number, message: string, remember: Remember): Promise<StoredMessage>;
  /**
   * The stored message with its answer, which is made now where it is missing.
   * @throws AppError CHAT_FAILED when not even the built-in engine could answer
   */
  answered(message: StoredMessage): Promise<ChatMessage>;
  /** The own conversation, oldest first. */
  list(writerId: number, page: ConversationInput): Promise<ChatMessage[]>;
  /**
   * The conversation of a person for themselves, a confirmed parent, an approved teacher of their class, or an
   * admin (decisions, Parents). A parent reads none of the turns that tell of somebody at home.
   * @throws AppError FORBIDDEN for everybody else
   */
  ofStudent(reader: SignedIn, studentId: number, page: ConversationInput): Promise<ChatMessage[]>;
}

export interface ChatDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly turns: ChatTurns;
  readonly learnerAccess: LearnerAccess;
  readonly families: Pick<FamilyLinks, 'between'>;
}

export function createChatService(deps: ChatDependencies): ChatService {
  const { db, clock, turns, learnerAccess, families } = deps;
  return {
    store: (userId, message, remember) =>
      transact(db, async (trx) => {
        const id = await insertMessage(trx, { userId, message, createdAt: clock.now() });
        await remember(trx, { id });
        return { id };
      }),

    async answered({ id }) {
      await turns.answer(id);
      const row = await findMessage(db, id);
      if (!row) throw new AppError('NOT_FOUND');
      if (row.answeredAt === null) throw new AppError('CHAT_FAILED');
      return toChatMessage(row);
    },

    async list(writerId, page) {
      return (await listMessages(db, writerId, page)).map(toChatMessage);
    },

    async ofStudent(reader, studentId, page) {
      const { userId } = await learnerAccess.authorise(reader, studentId);
      const isParent = reader.user.role === 'parent' && reader.user.id !== studentId;
      if (!isParent) return (await listMessages(db, userId, page)).map(toChatMessage);
      if ((await families.between(reader.user.id, studentId)) !== 'confirmed') {
        throw new AppError('FORBIDDEN');
      }
      const rows = await listMessagesForParents(db, userId, page);
      return rows.map(toChatMessage);
    },
  };
}
