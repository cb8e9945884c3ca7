import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { translateSentence } from '../../../i18n/index.ts';
import { isUnreachable, serverMessage } from '../../../lib/errors.ts';
import { MessageCard } from '../../../ui/states/message-card.tsx';

export interface MagicRefusalProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onRequestNew: () => void;
}

/** The error card of a magic link: why it did not work, and how to get another (spec 2 and 8). */
export function MagicRefusal({ error, onRetry, onRequestNew }: MagicRefusalProps) {
  const { t } = useTranslation(['auth', 'shell']);
  const message = serverMessage(error);
  // Nothing was spent when the host was not reached: the same link may still work.
  const unreachable = isUnreachable(error);
  const reason = message === undefined ? t('magic.invalid') : translateSentence(message);
  return (
    <MessageCard
      picture="locked"
      title={unreachable ? t('magic.errorTitle') : reason}
      text={unreachable ? t('shell:failure.unreachable') : t('magic.errorText')}
      role="alert"
    >
      {unreachable && <Button onClick={onRetry}>{t('magic.retry')}</Button>}
      <Button variant={unreachable ? 'default' : 'filled'} onClick={onRequestNew}>
        {t('magic.requestNew')}
      </Button>
      <Button component={Link} to="/login" variant="default">
        {t('magic.back')}
      </Button>
    </MessageCard>
  );
}
