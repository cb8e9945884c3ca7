import type { CurrentUser } from '@lamplight/domain/users';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { Page } from '../../ui/shell/page.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { clearOpenChallenge, openChallenge } from './challenge-storage.ts';
import { ChallengeView } from './components/challenge-view.tsx';

/** One challenge, read from local storage; without one the way leads back to the dashboard (spec 2). */
export function ChallengePage() {
  const { user } = useSession();
  return user === null ? null : <StoredChallenge user={user} />;
}

function StoredChallenge({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('challenge-task');
  const navigate = useNavigate();
  const [stored] = useState(openChallenge);
  // On a shared device the stored one may be that of the child before.
  const open = stored === 'unreadable' || stored?.userId !== user.id ? null : stored;
  const isUnreadable = stored === 'unreadable';
  const isMissing = open === null;

  useEffect(() => {
    if (!isMissing) return;
    if (isUnreadable) {
      clearOpenChallenge();
      showToast({ kind: 'failure', title: t('missing.title'), text: t('missing.text') });
    }
    void navigate({ to: '/', replace: true });
  }, [isMissing, isUnreadable, navigate, t]);

  if (open === null) return null;
  return (
    <Page tabTitle={open.challenge.title} width="narrow" backTo="/">
      <ChallengeView user={user} open={open} />
    </Page>
  );
}
