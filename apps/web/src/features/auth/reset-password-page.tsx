import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CampPage } from '../../ui/scenery/camp-page.tsx';
import { MessageCard } from '../../ui/states/message-card.tsx';
import { NewPasswordCard } from './components/new-password-card.tsx';

export interface ResetPasswordPageProps {
  /** The token of the mailed link; absent when the page was opened without one. */
  readonly token: string | undefined;
}

/** Where the link out of the mail leads: a new password is chosen. */
export function ResetPasswordPage({ token }: ResetPasswordPageProps) {
  const { t } = useTranslation('auth');
  const [spent, setSpent] = useState(false);
  const usable = token !== undefined && token !== '' && !spent;
  return (
    <CampPage tabTitle={t('reset.title')} width="narrow">
      {usable ? (
        <NewPasswordCard token={token} onSpent={() => setSpent(true)} />
      ) : (
        <MessageCard
          picture="key"
          title={t(spent ? 'reset.spentTitle' : 'reset.noLinkTitle')}
          text={t(spent ? 'reset.spentText' : 'reset.noLinkText')}
          role="alert"
        >
          <Button component={Link} to="/forgot-password">
            {t('reset.requestNew')}
          </Button>
          <Button component={Link} to="/login" variant="default">
            {t('reset.back')}
          </Button>
        </MessageCard>
      )}
    </CampPage>
  );
}
