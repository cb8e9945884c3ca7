import {
  CHAT_NOTICES,
  CHAT_SOURCES,
  type ChatAnswer,
  type ChatLink,
  type ChatMessage,
} from '@lamplight/domain/chat';
import type { CheckedSegment } from '@lamplight/domain/scripture';
import { isoTime } from '../../platform/clock.ts';
import type { MessageRow } from './chat.repository.ts';

/** What a list is stored as: nothing where it is empty. */
function asJson(list: readonly unknown[]): string | null {
  return list.length === 0 ? null : JSON.stringify(list);
}

/** A list that this host stored itself. */
function listIn<T>(json: string | null): T[] {
  return json === null ? [] : JSON.parse(json);
}

/** An answer in the columns that it is stored in. */
export function storedAnswer(answer: ChatAnswer & { readonly stopped: boolean }) {
  const { response, source, links, followUps, segments, notice, stopped } = answer;
  const isChecked = segments.some(({ kind }) => kind !== 'text');
  return {
    response,
    source,
    sources: asJson(links),
    checked: isChecked ? asJson(segments) : null,
    followUps: asJson(followUps),
    notice,
    isStopped: stopped ? 1 : 0,
  };
}

export function toChatMessage(row: MessageRow): ChatMessage {
  return {
    id: row.id,
    message: row.message,
    response: row.response,
    source: CHAT_SOURCES.find((source) => source === row.source) ?? null,
    links: listIn<ChatLink>(row.sources),
    followUps: listIn<string>(row.followUps),
    segments: listIn<CheckedSegment>(row.checked),
    notice: CHAT_NOTICES.find((notice) => notice === row.notice) ?? null,
    stopped: row.isStopped === 1,
    createdAt: isoTime(row.createdAt),
  };
}
