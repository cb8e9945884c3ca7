import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '../../lib/errors.ts';
import { LinkButton } from '../../ui/link-button/link-button.tsx';
import { MessageCard } from '../../ui/states/message-card.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { PictureSignIn } from './components/picture-sign-in.tsx';
import { Stage } from './components/stage.tsx';
import { WordSignIn } from './components/word-sign-in.tsx';
import { cardCalls, useOpenedCard } from './tablet.queries.ts';

export interface CardPageProps {
  /** The token of the card's QR, '' for none. */
  readonly token: string;
}

/** Opened by the camera that looked at a child's card: the child shows that it is theirs. */
export function CardPage({ token: scanned }: CardPageProps) {
  const navigate = useNavigate();
  // Kept here alone: the next one to use this browser must not find it in its history.
  const [last, setLast] = useState({ token: scanned, scan: 0 });
  // Another card in the same tab changes only what follows `#`: the page is not loaded anew.
  if (scanned !== '' && scanned !== last.token) setLast({ token: scanned, scan: last.scan + 1 });
  useEffect(() => {
    if (scanned !== '') void navigate({ to: '/card', search: {}, hash: '', replace: true });
  }, [scanned, navigate]);
  return <ScannedCard key={last.scan} {...last} />;
}

interface ScannedCardProps {
  readonly token: string;
  /** Which look of the camera this is, in this tab. */
  readonly scan: number;
}

function ScannedCard({ token, scan }: ScannedCardProps) {
  const { t } = useTranslation('tablet');
  const card = useOpenedCard(token === '' ? null : token, scan);
  const [isGone, setIsGone] = useState(false);
  const gone = useCallback(() => setIsGone(true), []);
  const isWorthless = token === '' || isGone || errorCode(card.error) === 'INVALID_CARD';
  const home = (
    <LinkButton to="/login" variant="default">
      {t('card.other')}
    </LinkButton>
  );
  return (
    <Stage tabTitle={t('card.title')}>
      {isWorthless && (
        <MessageCard
          role="alert"
          picture="e-mail"
          title={t(token === '' ? 'card.scan' : 'card.worthless')}
          text={t(token === '' ? 'card.scanText' : 'card.worthlessText')}
        >
          {home}
        </MessageCard>
      )}
      {!isWorthless && card.data === undefined && (
        <QueryState query={card} count={1} loading={t('card.loading')} failed={t('card.failed')} />
      )}
      {!isWorthless && card.data?.kind === 'pictures' && (
        <PictureSignIn
          name={card.data.firstName}
          picture={card.data.picture}
          signIn={(pictures) => cardCalls.signIn({ token, pictures })}
          onGone={gone}
        >
          {home}
        </PictureSignIn>
      )}
      {!isWorthless && card.data?.kind === 'words' && (
        <WordSignIn
          name={card.data.firstName}
          picture={card.data.picture}
          signIn={(password) => cardCalls.signInWithPassword({ token, password })}
        />
      )}
    </Stage>
  );
}
