import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MessageCard } from '../../../ui/states/message-card.tsx';
import { useMagicSignIn } from '../use-magic-sign-in.ts';
import { MagicRefusal } from './magic-refusal.tsx';

export interface MagicSignInProps {
  readonly token: string;
  readonly onRequestNew: () => void;
}

/** Signs in with the token of a link: a waiting state, then home, or the error card (spec 2). */
export function MagicSignIn({ token, onRequestNew }: MagicSignInProps) {
  const { t } = useTranslation('auth');
  const { refusal, retry } = useMagicSignIn(token);
  if (refusal !== undefined) {
    return <MagicRefusal error={refusal.error} onRetry={retry} onRequestNew={onRequestNew} />;
  }
  return (
    <MessageCard
      picture="key"
      title={t('magic.waiting')}
      text={t('magic.waitingText')}
      role="status"
    >
      <Loader color="var(--light)" aria-hidden />
    </MessageCard>
  );
}
