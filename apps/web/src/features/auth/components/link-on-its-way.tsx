import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MessageCard } from '../../../ui/states/message-card.tsx';

export interface LinkOnItsWayProps {
  readonly email: string;
  readonly mailConfigured: boolean;
  readonly onAgain: () => void;
}

/** Says where the link is now. It never says whether an account with the address exists. */
export function LinkOnItsWay({ email, mailConfigured, onAgain }: LinkOnItsWayProps) {
  const { t } = useTranslation('auth');
  return (
    <MessageCard
      picture={mailConfigured ? 'incoming-envelope' : 'handshake'}
      title={t(mailConfigured ? 'magic.doneTitle' : 'magic.doneOutboxTitle')}
      text={t(mailConfigured ? 'magic.doneText' : 'magic.doneOutboxText', { email })}
      role="status"
    >
      <Button component={Link} to="/login">
        {t('magic.back')}
      </Button>
      <Button variant="default" onClick={onAgain}>
        {t('magic.again')}
      </Button>
    </MessageCard>
  );
}
