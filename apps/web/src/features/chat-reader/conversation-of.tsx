import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../lib/dates.ts';
import { ChatTurn } from '../../ui/chat/chat-turn.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import styles from './chat-reader.module.css';
import { useStudentConversation } from './chat-reader.queries.ts';

interface ConversationOfProps {
  readonly userId: number;
  /** What the student is called. */
  readonly name: string;
}

/** A student's conversation, opened on purpose: others may see the screen. */
export function ConversationOf({ userId, name }: ConversationOfProps) {
  const { t, i18n } = useTranslation('chat');
  const [shown, setShown] = useState(false);
  const conversation = useStudentConversation(userId, shown);
  const turns = (conversation.data?.pages ?? []).toReversed().flat();
  if (!shown) {
    return (
      <Button variant="default" className={styles.way} onClick={() => setShown(true)}>
        {t('reader.open')}
      </Button>
    );
  }
  return (
    <>
      <QueryState query={conversation} count={2} shape="rows" failed={t('history.failed')} />
      {conversation.isSuccess && turns.length === 0 && (
        <p className={styles.text}>{t('reader.none')}</p>
      )}
      {conversation.hasNextPage && (
        <Button
          variant="default"
          className={styles.way}
          loading={conversation.isFetchingNextPage}
          onClick={() => void conversation.fetchNextPage()}
        >
          {t('history.more')}
        </Button>
      )}
      {turns.length > 0 && (
        <ul className={styles.turns}>
          {turns.map((turn) => (
            <ChatTurn
              key={turn.id}
              turn={turn}
              author={name}
              when={momentText(turn.createdAt, i18n.language)}
              linked={false}
            />
          ))}
        </ul>
      )}
    </>
  );
}
