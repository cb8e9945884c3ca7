import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CampPage } from '../../ui/scenery/camp-page.tsx';
import { MessageCard } from '../../ui/states/message-card.tsx';
import { FirstAdminCard } from './components/first-admin-card.tsx';
import { useHostIsReady } from './setup.queries.ts';

export interface SetupPageProps {
  /** The token of the link that the host printed; absent when the page was opened without one. */
  readonly token: string | undefined;
}

/** Where the host's owner makes the first admin, once. */
export function SetupPage({ token }: SetupPageProps) {
  const { t } = useTranslation('setup');
  const ready = useHostIsReady();
  const [spent, setSpent] = useState(false);

  const message = ready ? 'ready' : spent ? 'spent' : 'noLink';
  const usable = !ready && !spent && token !== undefined && token !== '';
  return (
    <CampPage tabTitle={t('title')} width="narrow">
      {usable ? (
        <FirstAdminCard token={token} onSpent={() => setSpent(true)} />
      ) : (
        <MessageCard
          picture={ready ? 'check-mark-button' : 'key'}
          title={t(`${message}Title`)}
          text={t(`${message}Text`)}
        >
          {ready && (
            <Button component={Link} to="/login">
              {t('signIn')}
            </Button>
          )}
          <Button component={Link} to="/" variant="default">
            {t('home')}
          </Button>
        </MessageCard>
      )}
    </CampPage>
  );
}
