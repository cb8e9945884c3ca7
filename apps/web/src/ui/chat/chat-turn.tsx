import type { ChatMessage } from '@lamplight/domain/chat';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AiBadge } from '../ai-badge/ai-badge.tsx';
import { PhoneText } from '../phone-text/phone-text.tsx';
import { Picture } from '../picture/picture.tsx';
import { ListenButton } from '../read-aloud/listen-button.tsx';
import { SafetyPicture } from '../safety-reply/safety-picture.tsx';
import { AnswerText } from './answer-text.tsx';
import styles from './chat.module.css';
import { HowChecked } from './how-checked.tsx';
import { PlaceLink } from './place-link.tsx';

export interface ChatTurnProps {
  readonly turn: Pick<
    ChatMessage,
    'message' | 'response' | 'source' | 'links' | 'segments' | 'stopped'
  >;
  /** Whether the answer is still being written. */
  readonly pending?: boolean;
  /** Who wrote it, for a grown-up who reads along; left out, the reader. */
  readonly author?: string;
  /** When it was written, where that is of interest. */
  readonly when?: string;
  /** Whether links lead to their places; a grown-up who reads along has no such pages. */
  readonly linked?: boolean;
  /** Stands below the answer. */
  readonly children?: ReactNode;
}

/** One turn of a conversation: what a child wrote, and what answered it. */
export function ChatTurn(props: ChatTurnProps) {
  const { turn, author, pending = false, when, linked = true, children } = props;
  const { t } = useTranslation('chat');
  const { message, response, source, links, segments, stopped } = turn;
  const isSafety = source === 'safety';
  return (
    <li className={styles.turn} aria-busy={pending}>
      {when !== undefined && <time className={styles.when}>{when}</time>}
      <p className={styles.message}>
        <span className={styles.who}>
          {author === undefined ? t('turn.asked') : t('turn.wrote', { name: author })}
        </span>
        <span>{message}</span>
      </p>
      <div className={styles.answer} data-safety={isSafety}>
        <span className={styles.who}>{t('turn.answered')}</span>
        {(response ?? '') === '' && pending && <Thinking />}
        {(response ?? '') !== '' && (
          <div className={styles.said}>
            {isSafety && <SafetyPicture />}
            <p className={styles.response}>
              {isSafety ? (
                <PhoneText text={response ?? ''} />
              ) : (
                <AnswerText text={response ?? ''} segments={segments} />
              )}
            </p>
            {!pending && <ListenButton title={message} text={response ?? ''} />}
          </div>
        )}
        {stopped && <p className={styles.small}>{t('turn.stopped')}</p>}
        {!pending && response === null && <p className={styles.small}>{t('turn.unanswered')}</p>}
        {links.length > 0 && (
          <p className={styles.links}>
            <span className={styles.small}>{t('turn.from')}</span>
            {links.map(({ title, path }) =>
              linked ? (
                <PlaceLink key={`${path} ${title}`} path={path} className={styles.link}>
                  {title}
                </PlaceLink>
              ) : (
                <span key={`${path} ${title}`}>{title}</span>
              ),
            )}
          </p>
        )}
        <HowChecked segments={segments} />
        {source !== null && <AiBadge source={source} />}
        {children}
      </div>
    </li>
  );
}

function Thinking() {
  const { t } = useTranslation('chat');
  return (
    <p className={styles.thinking}>
      <Picture name="light-bulb" size={24} />
      {t('turn.thinking')}
    </p>
  );
}
