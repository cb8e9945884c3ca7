import type { ChatMessage } from '@lamplight/domain/chat';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AiBadge } from '../ai-badge/ai-badge.tsx';
import { PhoneText } from '../phone-text/phone-text.tsx';
import { Picture } from '../picture/picture.tsx';
import { ListenButton } from '../read-aloud/listen-button.tsx';
import { SafetyPicture } from '../safety-reply/safety-picture.tsx';
import { WaysToHelp } from '../safety-reply/ways-to-help.tsx';
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
  return (
    <li className={styles.turn} aria-busy={pending}>
      {when !== undefined && <time className={styles.when}>{when}</time>}
      <p className={styles.message}>
        <span className={styles.who}>
          {author === undefined ? t('turn.asked') : t('turn.wrote', { name: author })}
        </span>
        <span>{turn.message}</span>
      </p>
      <Answer turn={turn} title={turn.message} pending={pending} linked={linked}>
        {children}
      </Answer>
    </li>
  );
}

/** A turn without what the child wrote: the ways to help lie folded, for whoever opens them. */
export function FoldedTurn({ turn, children }: Pick<ChatTurnProps, 'turn' | 'children'>) {
  const { t } = useTranslation('shell');
  return (
    <li className={styles.turn} aria-busy={false}>
      <WaysToHelp>
        <Answer turn={turn} title={t('safetyReply.ways')} pending={false} linked>
          {children}
        </Answer>
      </WaysToHelp>
    </li>
  );
}

interface AnswerProps
  extends Required<Pick<ChatTurnProps, 'turn' | 'pending' | 'linked'>>,
    Pick<ChatTurnProps, 'children'> {
  /** What it is called where it is read aloud. */
  readonly title: string;
}

function Answer({ turn, title, pending, linked, children }: AnswerProps) {
  const { t } = useTranslation('chat');
  const { response, source, links, segments, stopped } = turn;
  const isSafety = source === 'safety';
  return (
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
          {!pending && <ListenButton title={title} text={response ?? ''} />}
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
