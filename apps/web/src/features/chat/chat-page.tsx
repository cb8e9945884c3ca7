import { chatVoice } from '@lamplight/domain/chat';
import type { CurrentUser } from '@lamplight/domain/users';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { ListenButton } from '../../ui/read-aloud/listen-button.tsx';
import { Page } from '../../ui/shell/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { useConversation, useLiveAnswer, useStop } from './chat.queries.ts';
import styles from './chat-page.module.css';
import { ConversationList } from './components/conversation-list.tsx';
import { Readers } from './components/readers.tsx';
import { SendForm } from './components/send-form.tsx';
import { Starters } from './components/starters.tsx';
import { Tips } from './components/tips.tsx';
import { useChat } from './use-chat.ts';

/** The AI chat: a conversation with the learning helper (spec 2). */
export function ChatPage() {
  const { t } = useTranslation('chat');
  const { user } = useSession();
  if (user === null) {
    return (
      <Page tabTitle={t('title.middle')} width="narrow">
        <EmptyState picture="key" text={t('signedOut')} />
      </Page>
    );
  }
  return <ChatWith user={user} />;
}

function ChatWith({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('chat');
  const voice = chatVoice(user.age);
  const conversation = useConversation();
  const newest = conversation.data?.pages[0]?.at(-1);
  const chat = useChat(user, newest?.message);
  const stop = useStop();
  const field = useRef<HTMLTextAreaElement>(null);
  const live = useLiveAnswer(chat.sending !== null || newest?.response === null);

  const choose = (question: string) => {
    chat.write(question);
    field.current?.focus();
  };

  const starters = (
    <div className={styles.starters}>
      <Starters voice={voice} disabled={chat.sending !== null} onChoose={choose} />
    </div>
  );

  return (
    <Page
      title={t(`title.${voice}`)}
      subtitle={t(`subtitle.${voice}`)}
      backTo="/"
      actions={
        <ListenButton
          title={t(`title.${voice}`)}
          text={[t(`title.${voice}`), t(`subtitle.${voice}`)].join('\n')}
        />
      }
    >
      <div className={styles.columns}>
        {/* The youngest begin with the pictures. */}
        {voice === 'little' && starters}
        <div className={styles.talk}>
          <ConversationList
            voice={voice}
            conversation={conversation}
            sending={chat.sending}
            sentHere={chat.sentHere}
            live={live}
            onAsk={chat.send}
          />
          <SendForm chat={chat} field={field} onStop={() => stop.mutate()} />
        </div>
        {voice !== 'little' && starters}
        <div className={styles.tips}>
          <Tips isLittle={voice === 'little'} />
        </div>
      </div>
      <Readers voice={voice} />
    </Page>
  );
}
