import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CampPage } from '../../ui/scenery/camp-page.tsx';
import { MagicLinkRequest } from './components/magic-link-request.tsx';
import { MagicSignIn } from './components/magic-sign-in.tsx';

export interface MagicLoginPageProps {
  /** The token of the link that was opened; empty when the link lost it, absent without a link. */
  readonly token: string | undefined;
}

/** The magic link page: it asks for a link, or signs in with the one that was opened (spec 2). */
export function MagicLoginPage({ token }: MagicLoginPageProps) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const requestNew = () => void navigate({ to: '/magic-login', search: {}, replace: true });
  return (
    <CampPage tabTitle={t('magic.title')} width="narrow">
      {token === undefined ? (
        <MagicLinkRequest />
      ) : (
        <MagicSignIn key={token} token={token} onRequestNew={requestNew} />
      )}
    </CampPage>
  );
}
