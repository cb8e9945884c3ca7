import type { ChatMessage, ChatVoice, LiveAnswer } from '@lamplight/domain/chat';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classTablet } from '../../../lib/class-tablet.ts';
import { ChatTurn, FoldedTurn } from '../../../ui/chat/chat-turn.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import type { useConversation } from '../chat.queries.ts';
import { isFolded, turnsOf } from '../conversation.ts';
import styles from './conversation-list.module.css';

export interface ConversationListProps {
  readonly conversation: ReturnType<typeof useConversation>;
  /** What was sent and has no answer yet; null while nothing is on its way. */
  readonly sending: string | null;
  /** Ids of the turns that were sent since the page was opened. */
  readonly sentHere: readonly number[];
  readonly live: LiveAnswer | null;
  readonly onAsk: (question: string) => void;
  readonly voice: ChatVoice;
}

/** What is shown of a turn before its answer is there. */
function pendingTurn(message: string, live: LiveAnswer | null) {
  const told = live?.message === message ? live : null;
  return {
    ...{ message, response: told?.response ?? null, source: told?.source ?? null },
    ...{ links: [], segments: [], stopped: false },
  };
}

/** The conversation in a list of fixed height, the newest turn below (spec 2). */
export function ConversationList(props: ConversationListProps) {
  const { conversation, sending, sentHere, live, onAsk, voice } = props;
  const { t } = useTranslation('chat');
  const list = useRef<HTMLElement>(null);
  const isShared = classTablet.read() !== undefined;
  const turns = turnsOf(conversation.data?.pages);
  const shown = turns.filter(
    (turn) => sending === null || turn.response !== null || turn.message !== sending,
  );
  const last = turns.at(-1);
  const newest = `${last?.id} ${last?.response?.length} ${sending} ${live?.response.length}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is newest comes into sight, older pages do not move it.
  useEffect(() => {
    // A long answer is read from its beginning: the newest question comes to the top.
    const last = list.current?.querySelector<HTMLElement>('li:last-child[aria-busy]');
    if (!last) return;
    list.current?.scrollTo({ top: last.offsetTop - list.current.clientTop - 12 });
    // On a small screen the list itself may have been left above.
    list.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);

  const isEmpty = conversation.isSuccess && turns.length === 0 && sending === null;
  return (
    <section
      ref={list}
      className={styles.box}
      aria-label={t('history.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keyboard.
      tabIndex={0}
    >
      <QueryState
        query={conversation}
        count={2}
        shape="rows"
        loading={t('history.loading')}
        failed={t('history.failed')}
      />
      {isEmpty && <EmptyState picture="speech-balloon" text={t('history.empty')} />}
      {conversation.hasNextPage && (
        <Button
          variant="default"
          className={styles.more}
          loading={conversation.isFetchingNextPage}
          onClick={() => void conversation.fetchNextPage()}
        >
          {t('history.more')}
        </Button>
      )}
      <ul className={styles.turns} aria-live="polite" aria-relevant="additions">
        {shown.map((turn) => (
          <Turn
            key={turn.id}
            turn={turn}
            live={live}
            voice={voice}
            folded={isFolded(turn, { sentHere, isShared })}
            onAsk={sending === null && turn.id === last?.id ? onAsk : null}
          />
        ))}
        {sending !== null && <ChatTurn pending turn={pendingTurn(sending, live)} />}
      </ul>
    </section>
  );
}

interface TurnProps {
  readonly turn: ChatMessage;
  readonly live: LiveAnswer | null;
  readonly voice: ChatVoice;
  /** Whether what the child wrote is left out. */
  readonly folded: boolean;
  /** Asks a question that goes on from here; null where the conversation has moved on. */
  readonly onAsk: ((question: string) => void) | null;
}

function Turn({ turn, live, voice, folded, onAsk }: TurnProps) {
  const { t } = useTranslation('chat');
  if (turn.response === null) return <ChatTurn pending turn={pendingTurn(turn.message, live)} />;
  const Shown = folded ? FoldedTurn : ChatTurn;
  return (
    <Shown turn={turn}>
      {turn.notice !== null && (
        <p className={styles.notice}>{t(`notice.${turn.notice}.${voice}`)}</p>
      )}
      {onAsk !== null && turn.followUps.length > 0 && (
        <div className={styles.followUps}>
          {/* What is offered to a child in danger are answers, no questions that go on. */}
          {turn.source !== 'safety' && <span className={styles.heading}>{t('turn.goOn')}</span>}
          {turn.followUps.map((question) => (
            <button
              key={question}
              type="button"
              className={styles.followUp}
              onClick={() => onAsk(question)}
            >
              {question}
            </button>
          ))}
        </div>
      )}
    </Shown>
  );
}
