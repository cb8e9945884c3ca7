import { z } from 'zod';
import { AI_PROVIDERS } from '../ai/index.ts';
import { checkedSegmentSchema } from '../scripture/index.ts';
import { idSchema, proseText } from '../validation/index.ts';
import { CHAT_MESSAGE_MAX, CHAT_PAGE, CHAT_PAGE_MAX } from './limits.ts';

/** What answered: a provider, or the fixed words for a child in danger, which nothing generates. */
export const CHAT_SOURCES = [...AI_PROVIDERS, 'safety'] as const;
export type ChatSource = (typeof CHAT_SOURCES)[number];

/** Where in the product an answer comes from. */
const chatLinkSchema = z.object({ title: z.string(), path: z.string() });
export type ChatLink = z.infer<typeof chatLinkSchema>;

/** What the child is told beside an answer: why answers are simpler for the rest of the day (safety, Children). */
export const CHAT_NOTICES = ['student-turns', 'class-turns'] as const;
export type ChatNotice = (typeof CHAT_NOTICES)[number];

/** An answer as far as it is written and checked. */
const chatAnswerSchema = z.object({
  response: z.string(),
  source: z.enum(CHAT_SOURCES),
  /** Where the answer comes from, for links. */
  links: z.array(chatLinkSchema),
  /** Questions that go on from here. */
  followUps: z.array(z.string()),
  /** The response in stretches, where something of it was held against the Bible; else empty. */
  segments: z.array(checkedSegmentSchema),
  /** Null for nothing: it is told once a day. */
  notice: z.enum(CHAT_NOTICES).nullable(),
});
export type ChatAnswer = z.infer<typeof chatAnswerSchema>;

/** A turn of the conversation (spec 3, Chat message). */
export const chatMessageSchema = chatAnswerSchema.extend({
  id: idSchema,
  message: z.string(),
  /** Null until it is answered. */
  response: z.string().nullable(),
  source: z.enum(CHAT_SOURCES).nullable(),
  /** Whether the child stopped the answer: then it is what was shown until then. */
  stopped: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** An answer that is being written, told anew with each sentence. */
export interface LiveAnswer {
  readonly messageId: number;
  readonly message: string;
  readonly response: string;
  /** Null until something answers. */
  readonly source: ChatSource | null;
  readonly done: boolean;
}

/** What a child sends (spec 7). */
export const newMessageSchema = z.object({
  userId: idSchema.optional(),
  message: proseText({ min: 1, max: CHAT_MESSAGE_MAX, tooShort: 'Please write a message first.' }),
});

/** A page of a conversation, oldest first: the turns before one of them, or the newest. */
export const conversationInputSchema = z.object({
  before: idSchema.optional(),
  limit: z.int().min(1).max(CHAT_PAGE_MAX).default(CHAT_PAGE),
});
export type ConversationInput = z.infer<typeof conversationInputSchema>;
